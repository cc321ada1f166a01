import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { sessionKeys, type SessionKey } from '#bff/config/values.ts'

export type SessionKeys = readonly [SessionKey, ...SessionKey[]]

/**
 * The server keys outside production, where none are configured: made once, kept beside the sessions.
 * @param dataDir folder, made if it lacks
 * @throws when the file is there but damaged
 */
export function ownKeys(dataDir: string): SessionKeys {
  const path = join(dataDir, 'session-keys')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // wx: of two processes that start at once, one writes and both read
    writeFileSync(path, `own:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  const { success, output } = v.safeParse(sessionKeys, readFileSync(path, 'utf8'))
  if (!success) throw new Error('DATA_DIR/session-keys is damaged: remove it, which signs everybody out')
  return output
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
