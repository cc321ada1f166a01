import { memoize } from '#web/state/memoize.ts'

type Cached = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat | string

// Making one costs a hundred times its use; they hold no visitor's data
const getCached = memoize<Cached>(2000)

/**
 * A formatter, or a text that many places show, made once.
 * @param key names its kind, language, zone and options
 */
export function getFormatter<Kind extends Cached>(key: string, make: () => Kind): Kind {
  return getCached(key, make) as Kind // the key names the kind
}
