import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { sessionKeys, type SessionKey } from '#bff/config/schemas.ts'

export type SessionKeys = readonly [SessionKey, ...SessionKey[]]

/**
 * Loads the server key used outside production when none is configured, and creates it on first use.
 * @param dataDir folder, created if missing
 * @throws when the file exists but is damaged
 */
export function loadOwnKeys(dataDir: string): SessionKeys {
  const path = join(dataDir, 'session-keys')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) createKeyFile(path)
  const { success, output } = v.safeParse(sessionKeys, readFileSync(path, 'utf8'))
  if (!success) throw new Error('DATA_DIR/session-keys is damaged: remove it, which signs everyone out')
  return output
}

/** Written under another name and linked, so that processes that start together read one whole key. */
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
