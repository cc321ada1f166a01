import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { formatRows } from './formatRows.ts'

/** A change of one file. */
export interface Change {
  readonly file: string
  /**
   * Returns the text after the change.
   * @param text the file's text before it; undefined if the file is missing
   * @throws Error if the file is not as the change expects it
   */
  readonly edit: (text: string | undefined) => string
}

/**
 * Applies changes in their order. Nothing is written before all of them are computed.
 * @param root folder that the files are relative to
 * @returns the files that were written or changed
 * @throws Error if a file is not as a change expects it
 */
export function applyChanges(changes: readonly Change[], root = '.'): string[] {
  const texts = new Map<string, string>()
  for (const { file, edit } of changes) texts.set(file, edit(texts.get(file) ?? readText(join(root, file))))
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
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
    edit(old) {
      if (old !== undefined) throw new Error(`${file} is there already.`)
      return text
    },
  }
}

/** Inserts lines before the last line that begins with an anchor, which must be there. */
export function insertBefore(file: string, anchor: string, lines: string): Change {
  return {
    file,
    edit(text) {
      if (text === undefined) throw new Error(`${file} is missing.`)
      const at = text.lastIndexOf(`\n${anchor}`)
      if (at < 0) throw new Error(`${file} has no line that begins with "${anchor.trim()}".`)
      return `${text.slice(0, at + 1)}${lines}${text.slice(at + 1)}`
    },
  }
}

/** Inserts a row at the end of a table, whose values are then aligned. */
export function insertRow(file: string, row: string): Change {
  const { edit } = insertBefore(file, '} as const satisfies', row)
  return { file, edit: (text) => formatRows(edit(text)) }
}

/** Reads a file. Case is ignored in its name, because two files cannot differ in it on every system. */
function readText(file: string): string | undefined {
  const folder = dirname(file)
  const wanted = basename(file).toLowerCase()
  const found = existsSync(folder) && readdirSync(folder).find((name) => name.toLowerCase() === wanted)
  return found ? readFileSync(join(folder, found), 'utf8') : undefined
}
