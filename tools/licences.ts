import { existsSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** One package that ships, as Vite's licence report names it. */
interface Licence {
  readonly name: string
  readonly version: string
  readonly identifier?: string | null
  readonly text?: string | null
}

/**
 * Writes one text with the licence of every package that ships: bundled ones, and those that production installs
 * beside the bundles (`npm ci --omit=dev`).
 * @param reports JSON files that Vite's `build.license` wrote; they are removed
 * @param target file to write
 */
export async function collectLicences(reports: readonly string[], target: string): Promise<void> {
  const bundled = await Promise.all(
    reports.map(async (file): Promise<Licence[]> => JSON.parse(await readFile(file, 'utf8'))),
  )
  const all = [...bundled.flat(), ...(await readInstalled())]
  const byName = new Map(all.map((licence) => [`${licence.name}@${licence.version}`, licence]))
  const parts = [...byName.keys()].toSorted().map((key) => format(byName.get(key)))
  await writeFile(target, `Licences of the packages that are part of this product.\n\n${parts.join('\n')}`)
  await Promise.all(reports.map((file) => rm(file)))
}

/** Reads the licences of the packages of the lock file that are no development packages, as far as they are installed. */
async function readInstalled(): Promise<readonly Licence[]> {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  )
  const folders = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev && existsSync(path))
    .map(([path]) => path)
  return Promise.all(folders.map(readPackage))
}

async function readPackage(folder: string): Promise<Licence> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { name, version, identifier: license, text: await readTexts(folder) }
}

/** Reads the files of a licence; for native code also those of the libraries that are compiled into it. */
async function readTexts(folder: string): Promise<string | null> {
  const recursive = existsSync(join(folder, 'binding.gyp'))
  const files = (await readdir(folder, { recursive })).filter((path) =>
    /^(licen[cs]e|copyright)/i.test(basename(path)),
  )
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')))
  return texts.length ? [...new Set(texts)].join('\n\n') : null
}

function format(licence: Licence | undefined): string {
  if (!licence) return ''
  const { name, version, identifier, text } = licence
  return `${'-'.repeat(80)}\n${name} ${version} (${identifier ?? 'licence not named'})\n\n${text?.trim() ?? 'No licence text in the package.'}\n`
}
