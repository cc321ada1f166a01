import { memoize } from './memoize.ts'

type Cached = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat | string

// Creating a formatter costs about a hundred times its use; formatters contain no user data
const getCached = memoize<Cached>(2000)

/**
 * Returns a cached formatter, or a cached text that many places show.
 * @param key identifies kind, language, zone and options
 */
export function getFormatter<Kind extends Cached>(key: string, make: () => Kind): Kind {
  return getCached(key, make) as Kind // The key determines the kind
}
