/**
 * Creates a cache for values that are expensive to create and independent of the user. It is cleared when full,
 * because keys may come from URLs.
 * @param max maximum number of entries
 * @returns a function that gets the value of a key and creates it at first use
 */
export function memoize<Value>(max: number) {
  const cached = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    let found = cached.get(key)
    if (found === undefined) {
      if (cached.size >= max) cached.clear()
      cached.set(key, (found = make()))
    }
    return found
  }
}
