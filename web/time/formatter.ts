type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat

// Making one costs a hundred times its use; they hold no visitor's data. Zones come in any spelling, so they are
// not kept for ever.
const formatters = new Map<string, Formatter>()
const formattersMost = 2000

/** A formatter that is made once. @param key names its kind, language, zone and options */
export function formatter<Kind extends Formatter>(key: string, make: () => Kind): Kind {
  let found = formatters.get(key)
  if (!found) {
    if (formatters.size >= formattersMost) formatters.clear()
    formatters.set(key, (found = make()))
  }
  return found as Kind // the key names the kind
}
