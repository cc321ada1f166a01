import { readFile } from 'node:fs/promises'
import type { Language } from '#sdk/language.ts'
import { shellAreas } from '../web/app/layouts/shellAreas.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

/** Sources of the shell's lazy parts; the last ones are the forms of the login dialog. */
const shellPart =
  /^(app\/|\.\.\/sdk\/client\.ts$|form\/ShownForm\.|features\/auth\/(LoginForm|RegisterForm|KidOnly)\.)/

/**
 * Lists the files of the shell's lazy parts that a visit does not load at once, by language: menu, panels, dialogs,
 * toasts and the API client, with their texts and what they import.
 * @param path of Vite's manifest of the browser build
 */
export async function listShellParts(path: string): Promise<Record<Language, string[]>> {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(path, 'utf8'))
  const first = collectFiles(manifest, ['app/client.tsx'])
  const parts = Object.keys(manifest).filter(
    (source) => shellPart.test(source) && manifest[source]?.isDynamicEntry,
  )
  const list = (language: string) => {
    const texts = shellAreas.map((area) => `i18n/${language}/${area}.json`)
    const files = collectFiles(manifest, [...parts, ...texts])
    return [...files].filter((file) => !first.has(file)).map((file) => `/${file}`)
  }
  return { en: list('en'), ar: list('ar') }
}

/** @throws Error for a source that is not in the build */
function collectFiles(manifest: Readonly<Record<string, Chunk>>, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const collect = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next)
  }
  for (const source of sources) collect(source)
  return files
}
