import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { sessionKeys, type SessionKey } from '#bff/config/values.ts'

export type SessionKeys = readonly [SessionKey, ...SessionKey[]]

/**
 * The server keys outside production, where none are configured: made once, kept beside the sessions.
 * @param dataDir folder, made if it lacks
 * @throws when the file is there but damaged
 */
export function loadOwnKeys(dataDir: string): SessionKeys {
  const path = join(dataDir, 'session-keys')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) createKeyFile(path)
  const { success, output } = v.safeParse(sessionKeys, readFileSync(path, 'utf8'))
  if (!success) throw new Error('DATA_DIR/session-keys is damaged: remove it, which signs everybody out')
  return output
}

/** Under another name first: of processes that start at once none may read half a key, and all read the same. */
function createKeyFile(path: string): void {
  const own = `${path}.${randomUUID()}`
  writeFileSync(own, `own:${randomBytes(32).toString('base64')}`, { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!isFileExistsError(error)) throw error
  } finally {
    unlinkSync(own)
  }
}

function isFileExistsError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
