import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a new file. @throws Error if it exists */
export function createFile(file: string, text: string): string {
  if (existsSync(file)) throw new Error(`${file} is there already`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/**
 * Inserts lines before the last line that begins with an anchor.
 * @throws Error if no line does
 */
export function insertBefore(file: string, anchor: string, lines: string): string {
  const text = readFileSync(file, 'utf8')
  const at = text.lastIndexOf(`\n${anchor}`)
  if (at < 0) throw new Error(`${file} has no line that begins with "${anchor}"`)
  writeFileSync(file, `${text.slice(0, at + 1)}${lines}${text.slice(at + 1)}`)
  return file
}

/** Formats a file of texts. */
export function formatTexts(texts: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(texts, null, 2)}\n`
}
