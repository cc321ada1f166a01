/** There at once, or later. A promise for what is there already costs more than most of what a call does. */
export type Soon<Value> = Value | Promise<Value>

/** Goes on with a value as soon as it is there. */
export function afterwards<Value, Result>(
  value: Soon<Value>,
  next: (value: Value) => Soon<Result>,
): Soon<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
