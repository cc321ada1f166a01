import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Whether a folder can be written, or made: then its nearest ancestor that exists tells. Tried and not asked for, since
 * the system says yes to root where nothing can be made.
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
