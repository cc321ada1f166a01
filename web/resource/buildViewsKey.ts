import type { User } from '#sdk'
import type { StoredKey } from '#web/storage/storage.ts'

type Owner = Pick<User, 'category' | 'email'>

/**
 * Builds the key of one person's saved views of a list. The person is a hash, so that the browser's storage does not name
 * them; views of different people are kept apart by it, not protected.
 */
export function buildViewsKey(list: string, institute: number, owner: Owner | null): StoredKey {
  const person = hash(`${institute}/${owner?.category ?? ''}/${owner?.email ?? ''}`)
  return `mk.views.${person}.${list}`
}

/**
 * Returns the FNV-1a hash of a text as a base-36 number.
 * @see https://datatracker.ietf.org/doc/draft-eastlake-fnv
 */
function hash(text: string): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum.toString(36)
}
