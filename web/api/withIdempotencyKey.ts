import { isRecord } from '#sdk/isRecord.ts'
import { getTabStorage, readStored, writeStored, type StoredKey } from '#web/storage/storage.ts'

/**
 * Runs a call that must not happen twice with an `Idempotency-Key`. The key is kept in sessionStorage until the API
 * has answered, so a retry after a lost connection is recognized as the same call.
 * See docs/decisions.md#idempotency-key.
 * @param name identifies the action; part of the storage key
 * @param isKept whether the key outlives the response, because what it began goes on: `dropIdempotencyKey` ends it
 */
export async function withIdempotencyKey<Result>(
  name: string,
  run: (header: { 'Idempotency-Key': string }) => Promise<Result>,
  isKept = false,
): Promise<Result> {
  const key = getStorageKey(name)
  const id = readStored(key, getTabStorage) ?? crypto.randomUUID()
  writeStored(key, id, getTabStorage)
  try {
    const result = await run({ 'Idempotency-Key': id })
    if (!isKept) dropIdempotencyKey(name)
    return result
  } catch (error) {
    const status = isRecord(error) ? error.status : 0
    // A 4xx is a response, so the key is dropped; after a 5xx or a network error the retry uses the same key
    if (typeof status === 'number' && status >= 400 && status < 500) dropIdempotencyKey(name)
    throw error
  }
}

/** Forgets a key, so that the action is another one the next time. */
export function dropIdempotencyKey(name: string): void {
  writeStored(getStorageKey(name), undefined, getTabStorage)
}

function getStorageKey(name: string): StoredKey {
  return `mk.once.${name}`
}
