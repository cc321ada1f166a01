import { memoize } from '#web/state/remember.ts'

type Kept = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat | string

// Making one costs a hundred times its use; they hold no visitor's data
const remembered = memoize<Kept>(2000)

/**
 * A formatter, or a text that many places show, made once.
 * @param key names its kind, language, zone and options
 */
export function formatter<Kind extends Kept>(key: string, make: () => Kind): Kind {
  return remembered(key, make) as Kind // the key names the kind
}
