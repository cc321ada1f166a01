/**
 * Keeps what is costly to make and the same for everybody, by key. Keys come from addresses too, so they are not kept
 * for ever.
 * @param most how many at once @returns the value of a key, made when it is first asked for
 */
export function remember<Kept>(most: number) {
  const kept = new Map<string, Kept>()
  return (key: string, make: () => Kept): Kept => {
    let found = kept.get(key)
    if (found === undefined) {
      if (kept.size >= most) kept.clear()
      kept.set(key, (found = make()))
    }
    return found
  }
}
