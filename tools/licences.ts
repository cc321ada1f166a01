import { existsSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One package that ships, as Vite's licence report names it. */
interface Licence {
  readonly name: string
  readonly version: string
  readonly identifier?: string | null
  readonly text?: string | null
}

/** Ship without being bundled: the fonts' files, and packages with binaries. What they depend on ships too. */
const unbundled = [
  '@expo-google-fonts/readex-pro',
  '@fontsource-variable/readex-pro',
  '@resvg/resvg-js',
  'lmdb',
] as const

/**
 * Writes one text with the licence of every package that ships.
 * @param reports JSON files that Vite's `build.license` wrote; they are removed
 * @param target file to write
 */
export async function collectLicences(reports: readonly string[], target: string): Promise<void> {
  const bundled = await Promise.all(
    reports.map(async (file): Promise<Licence[]> => JSON.parse(await readFile(file, 'utf8'))),
  )
  const all = [...bundled.flat(), ...(await readPackages(unbundled))]
  const byName = new Map(all.map((licence) => [`${licence.name}@${licence.version}`, licence]))
  const parts = [...byName.keys()].toSorted().map((key) => format(byName.get(key)))
  await writeFile(target, `Licences of the packages that are part of this product.\n\n${parts.join('\n')}`)
  await Promise.all(reports.map((file) => rm(file)))
}

/** Reads the licences of packages and of what they depend on, as far as it is installed. */
async function readPackages(
  names: readonly string[],
  found = new Map<string, Licence>(),
): Promise<readonly Licence[]> {
  for (const name of names) {
    const folder = join('node_modules', name)
    if (found.has(name) || !existsSync(folder)) continue
    const {
      version,
      license: identifier,
      dependencies,
      optionalDependencies,
    } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    found.set(name, { name, version, identifier, text: await readTexts(folder) })
    await readPackages(Object.keys({ ...dependencies, ...optionalDependencies }), found)
  }
  return [...found.values()]
}

async function readTexts(folder: string): Promise<string | null> {
  const files = (await readdir(folder)).filter((entry) => /^licen[cs]e/i.test(entry))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.length ? texts.join('\n\n') : null
}

function format(licence: Licence | undefined): string {
  if (!licence) return ''
  const { name, version, identifier, text } = licence
  return `${'-'.repeat(80)}\n${name} ${version} (${identifier ?? 'licence not named'})\n\n${text?.trim() ?? 'No licence text in the package.'}\n`
}
