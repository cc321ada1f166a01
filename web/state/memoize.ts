/**
 * Keeps what is costly to make and the same for everybody, by key. Keys come from addresses too, so they are not kept
 * for ever.
 * @param most how many at once @returns the value of a key, made when it is first asked for
 */
export function memoize<Value>(most: number) {
  const cached = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    let found = cached.get(key)
    if (found === undefined) {
      if (cached.size >= most) cached.clear()
      cached.set(key, (found = make()))
    }
    return found
  }
}
