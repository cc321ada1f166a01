import { toLatinDigits } from '#web/form/normalize.ts'
import { toPlainText } from '#web/i18n/toPlainText.ts'

/** A country that can be searched. */
export interface SearchableCountry {
  region: string
  code: string
  /** In the viewer's language */
  name: string
}

/** Finds countries whose name (in either language), ISO code or dial code matches the typed text. */
export function findCountries<Row extends SearchableCountry>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const text = toPlainText(toLatinDigits(typed))
  if (text === '') return rows
  const digits = text.replace(/^\+|^00/, '')
  if (/^\d+$/.test(digits)) return rows.filter(({ code }) => code.startsWith(`+${digits}`))
  return rows.filter(
    ({ region, name }) =>
      region.toLowerCase() === text ||
      toPlainText(name).includes(text) ||
      toPlainText(getEnglishName(region)).includes(text),
  )
}

let names: Intl.DisplayNames | undefined

function getEnglishName(region: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return names.of(region) ?? ''
}
