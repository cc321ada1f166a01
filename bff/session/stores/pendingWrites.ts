/** How long a caller waits for a write, which takes milliseconds unless another process hangs. Milliseconds. */
const writeTimeout = 2000

let pending = 0

/**
 * Waits for a write of LMDB, but no longer than two seconds: a process that hangs while it writes holds up all others
 * of its machine. The write is counted until it is done, and may be done after its caller has given up.
 * @throws when it takes longer
 */
export async function awaitWrite<Value>(write: Promise<Value>): Promise<Value> {
  pending += 1
  const done = write.finally(() => {
    pending -= 1
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // Where this process was held up itself, the write's result arrives in the turn in which the timer fires
    timer = setTimeout(() => setImmediate(reject, new Error('the write takes too long')), writeTimeout)
  })
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** Whether a write of LMDB is not done yet, in any store of this process. */
export function hasPendingWrites(): boolean {
  return pending > 0
}
