import { readStored, writeStored, type StoredKey } from '#web/state/storage.ts'

/**
 * Runs a call that must not happen twice with an `Idempotency-Key`. The key is kept in sessionStorage until the API
 * has answered, so a retry after a lost connection is recognised as the same call.
 * @param name identifies the action; part of the storage key
 */
export async function withIdempotencyKey<Result>(
  name: string,
  run: (header: { 'Idempotency-Key': string }) => Promise<Result>,
): Promise<Result> {
  const key: StoredKey = `mk.once.${name}`
  const id = readStored(key, getSessionStorage) ?? crypto.randomUUID()
  writeStored(key, id, getSessionStorage)
  try {
    const result = await run({ 'Idempotency-Key': id })
    writeStored(key, undefined, getSessionStorage)
    return result
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
    // A 4xx is an answer, so the key is dropped; after a 5xx or a network error the retry uses the same key
    if (typeof status === 'number' && status >= 400 && status < 500)
      writeStored(key, undefined, getSessionStorage)
    throw error
  }
}

function getSessionStorage() {
  return sessionStorage
}
