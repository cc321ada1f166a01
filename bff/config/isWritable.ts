import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Whether a folder can be written or created, found out by creating a folder: access checks always succeed for
 * root.
 */
export function isWritable(folder: string): boolean {
  let path = resolve(folder)
  while (!existsSync(path)) path = dirname(path)
  try {
    rmdirSync(mkdtempSync(join(path, '.probe-')))
    return true
  } catch {
    return false
  }
}
