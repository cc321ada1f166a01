/**
 * Waits for what should end soon, and goes on without it when it does not.
 * @param most milliseconds
 */
export async function withTimeout(most: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, most)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** There at once, or later. A promise for what is there already costs more than most of what a call does. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Goes on with a value as soon as it is there. */
export function chain<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
