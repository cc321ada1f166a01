// Sessions for the benches: entries as large as real ones, many at once.
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SessionStore } from '../../bff/session/stores/sessionStore.ts'
import { storeFile } from './bffTargets.ts'

/** Milliseconds */
export const dayLength = 86_400_000
const batch = 2000

type Parts = typeof import('../../bff/session/stores/lmdb.ts') &
  typeof import('../../bff/session/stores/lmdbDatabases.ts') &
  typeof import('../../bff/session/stores/connectRedis.ts') &
  typeof import('../../bff/session/stores/redis.ts') &
  typeof import('../../bff/session/recordSealer.ts') &
  typeof import('../../bff/session/cookie.ts')

/** Loads the BFF's stores from what `buildEntries` built. */
export async function loadParts(): Promise<Parts> {
  return (await import(pathToFileURL(resolve(storeFile)).href)) as Parts
}

/**
 * Creates sessions of one person's usual size.
 * @param endsAt milliseconds since the epoch
 * @returns the keys, and the sessions written a second
 */
export async function fillStore(
  store: SessionStore,
  count: number,
  endsAt: number,
): Promise<{ keys: string[]; rate: number }> {
  const { createRecordSealer, createSessionCookie } = await loadParts()
  const life = { idle: dayLength, absolute: 14 * dayLength }
  const sealer = createRecordSealer([{ id: 'k', key: Buffer.alloc(32, 1) }], { everyone: life, staff: life })
  const { ciphertext, ...head } = sealer.seal(createSessionCookie(), createRecord(), 1)
  const keys: string[] = []
  const start = performance.now()
  while (keys.length < count) {
    const fresh = Array.from({ length: Math.min(batch, count - keys.length) }, () =>
      sealer.getStoreKey(createSessionCookie()),
    )
    await Promise.all(fresh.map((key) => store.create(key, { ...head, endsAt, ciphertext })))
    keys.push(...fresh)
  }
  return { keys, rate: count / ((performance.now() - start) / 1000) }
}

function createRecord() {
  const user = {
    first_name: 'Sara',
    last_name: 'Kamal',
    email: 's@example.test',
    user_type: 'student',
    gender: 'Female' as const,
    category: 'student' as const,
    institute_name: 'Example',
  }
  const now = Date.now()
  const tokens = { accessToken: 'a'.repeat(300), refreshToken: 'r'.repeat(300) }
  return { user, ...tokens, tenant: 'a.example', remember: true, createdAt: now, seenAt: now, tokensAt: now }
}

/** Measures what a folder of the embedded store occupies on the disk, in bytes. */
export function measureLmdbBytes(dataDir: string): number {
  const folder = join(dataDir, 'sessions')
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).blocks * 512, 0)
}
