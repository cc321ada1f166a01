/** A chunk that does not arrive is an error after this long (specification section 9). */
export const CHUNK_TIMEOUT_MS = 120_000

/** @throws Error when `work` has not ended within `ms` milliseconds */
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
