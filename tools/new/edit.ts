import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A change of one file. */
export interface Change {
  readonly file: string
  /** @throws Error if the file is not as the change expects it */
  apply(): void
}

/**
 * Applies changes in their order.
 * @returns the files that were written or changed
 */
export function applyChanges(changes: readonly Change[]): string[] {
  for (const change of changes) change.apply()
  return listFiles(changes)
}

/** Lists the files that changes touch. */
export function listFiles(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ file }) => file))]
}

/** Creates a file, which must not be there. */
export function createFile(file: string, text: string): Change {
  return {
    file,
    apply() {
      if (existsSync(file)) throw new Error(`${file} is there already`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
  }
}

/** Inserts lines before the last line that begins with an anchor, which must be there. */
export function insertBefore(file: string, anchor: string, lines: string): Change {
  return {
    file,
    apply() {
      const text = readFileSync(file, 'utf8')
      const at = text.lastIndexOf(`\n${anchor}`)
      if (at < 0) throw new Error(`${file} has no line that begins with "${anchor}"`)
      writeFileSync(file, `${text.slice(0, at + 1)}${lines}${text.slice(at + 1)}`)
    },
  }
}

/** Formats a file of texts. */
export function formatTexts(texts: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(texts, null, 2)}\n`
}
