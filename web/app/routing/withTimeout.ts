/**
 * A chunk fails to load after this time.
 * @see specification section 9
 */
export const CHUNK_TIMEOUT_MS = 120_000

/**
 * Rejects when `work` has not settled in time.
 * @throws Error after `ms` milliseconds
 */
export async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A chunk did not arrive in time')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
