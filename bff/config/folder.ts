import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Whether a folder can be written, or made: then its nearest ancestor that exists tells. */
export function isWritable(folder: string): boolean {
  let path = resolve(folder)
  while (!existsSync(path)) path = dirname(path)
  try {
    accessSync(path, constants.W_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
