import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One package that ships, as Vite's licence report names it. */
interface Licence {
  readonly name: string
  readonly version: string
  readonly identifier?: string | null
  readonly text?: string | null
}

/** Ships without being bundled by JavaScript: the font's files, and the session store with what it needs. */
const unbundled = [
  '@fontsource-variable/readex-pro',
  '@resvg/resvg-js',
  'lmdb',
  'msgpackr',
  'ordered-binary',
  'weak-lru-cache',
]

/**
 * Writes one text with the licence of every package that ships.
 * @param reports JSON files that Vite's `build.license` wrote; they are removed
 * @param target file to write
 */
export async function collectLicences(reports: readonly string[], target: string): Promise<void> {
  const bundled = await Promise.all(
    reports.map(async (file): Promise<Licence[]> => JSON.parse(await readFile(file, 'utf8'))),
  )
  const all = [...bundled.flat(), ...(await Promise.all(unbundled.map(readPackage)))]
  const byName = new Map(all.map((licence) => [`${licence.name}@${licence.version}`, licence]))
  const parts = [...byName.keys()].toSorted().map((key) => format(byName.get(key)))
  await writeFile(target, `Licences of the packages that are part of this product.\n\n${parts.join('\n')}`)
  await Promise.all(reports.map((file) => rm(file)))
}

async function readPackage(name: string): Promise<Licence> {
  const folder = join('node_modules', name)
  const { version, license: identifier } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  return { name, version, identifier, text: file ? await readFile(join(folder, file), 'utf8') : null }
}

function format(licence: Licence | undefined): string {
  if (!licence) return ''
  const { name, version, identifier, text } = licence
  return `${'-'.repeat(80)}\n${name} ${version} (${identifier ?? 'licence not named'})\n\n${text?.trim() ?? 'No licence text in the package.'}\n`
}
