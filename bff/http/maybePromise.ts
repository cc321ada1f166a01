/** A value or a promise of it. Hot paths stay synchronous where they can: a promise costs more than most of a call. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Applies a function to a value, at once unless the value is a promise. */
export function chain<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Waits for some work, but no longer than a number of milliseconds. Rejects when the work does. */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
