import { latinDigits } from '#web/form/rules.ts'

/** One country as it is looked for. */
export interface Findable {
  region: string
  code: string
  /** In the visitor's language */
  name: string
}

/** Countries whose name (in either language), ISO code or dial code fits what is typed. */
export function findCountries<Row extends Findable>(rows: readonly Row[], typed: string): readonly Row[] {
  const text = plain(latinDigits(typed))
  if (text === '') return rows
  const digits = text.replace(/^\+|^00/, '')
  if (/^\d+$/.test(digits)) return rows.filter(({ code }) => code.startsWith(`+${digits}`))
  return rows.filter(
    ({ region, name }) =>
      region.toLowerCase() === text || plain(name).includes(text) || plain(english(region)).includes(text),
  )
}

let names: Intl.DisplayNames | undefined

function english(region: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return names.of(region) ?? ''
}

/** Without accents, and with one form of alef, yaa and taa marbuta: people type them as they please. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim()
    .toLowerCase()
}
