import { usePreferences } from '#web/state/stores.ts'
import { getLocale } from '#web/time/format.ts'

/** Names of countries in the visitor's language, by ISO code. */
export function useCountryNames(): (region: string) => string {
  const { language } = usePreferences()
  const names = new Intl.DisplayNames(getLocale(language), { type: 'region' })
  return (region) => names.of(region) ?? region
}
