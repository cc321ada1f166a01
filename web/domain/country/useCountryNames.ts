import { usePreferences } from '#web/state/stores.ts'
import { getLocale } from '#web/time/format.ts'

/** Returns a function that translates ISO country codes to names in the viewer's language. */
export function useCountryNames(): (region: string) => string {
  const { language } = usePreferences()
  const names = new Intl.DisplayNames(getLocale(language), { type: 'region' })
  return (region) => names.of(region) ?? region
}
