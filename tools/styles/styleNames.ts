/** Shorter names of classes or properties, the same in script and stylesheet. */
export type StyleNames = ReadonlyMap<string, string>

/**
 * Gives hashed names short ones, the shortest to those that are used most.
 * @param names each as often as it is used
 * @param prefix of every short name
 */
export function shortenNames(names: readonly string[], prefix: string): StyleNames {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other),
  )
  return new Map(sorted.map(([name], index) => [name, prefix + index.toString(36)]))
}
