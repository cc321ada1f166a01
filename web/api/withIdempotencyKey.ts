import { readStored, writeStored, type StoredKey } from '#web/state/storage.ts'

/**
 * Runs a call that must not happen twice under an `Idempotency-Key` that stays until there was an answer, so that a
 * retry after a lost connection is the same call (ruling 54).
 * @param name names the thing that is done
 */
export async function withIdempotencyKey<Result>(
  name: string,
  run: (header: { 'Idempotency-Key': string }) => Promise<Result>,
): Promise<Result> {
  const key: StoredKey = `mk.once.${name}`
  const id = readStored(key, getSessionStorage) ?? crypto.randomUUID()
  writeStored(key, id, getSessionStorage)
  try {
    const answer = await run({ 'Idempotency-Key': id })
    writeStored(key, undefined, getSessionStorage)
    return answer
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
    // Refused is an answer too; only an unknown end is tried again under the same key
    if (typeof status === 'number' && status >= 400 && status < 500)
      writeStored(key, undefined, getSessionStorage)
    throw error
  }
}

function getSessionStorage() {
  return sessionStorage
}
