let pending = 0

/** Counts a write of LMDB until it is done. */
export async function countPending<Value>(write: Promise<Value>): Promise<Value> {
  pending += 1
  try {
    return await write
  } finally {
    pending -= 1
  }
}

/** Whether a write of LMDB is not done yet, in any store of this process. */
export function hasPendingWrites(): boolean {
  return pending > 0
}
