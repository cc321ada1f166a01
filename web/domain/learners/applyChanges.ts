type Ids = readonly number[]

/**
 * Applies what a person added to a shown list and took from it to the list as it is now, so that changes of others stay.
 * @param shown ids before the person's changes
 * @param chosen ids after them
 */
export function applyChanges(shown: Ids, chosen: Ids, now: Ids): number[] {
  const kept = now.filter((id) => chosen.includes(id) || !shown.includes(id))
  return [...new Set([...kept, ...chosen.filter((id) => !shown.includes(id))])]
}
