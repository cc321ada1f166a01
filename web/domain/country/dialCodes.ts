import { countryCodes } from '#sdk/countries.ts'

/** A country's way to be dialled; one with two codes stands there twice. */
export interface DialCode {
  /** ISO 3166 code */
  region: string
  /** With its plus */
  code: string
}

export const regions: readonly string[] = countryCodes.map(({ region }) => region)

export const dialCodes: readonly DialCode[] = countryCodes.flatMap(({ region, codes }) =>
  codes.map((code) => ({ region, code })),
)

/** Of countries that share a code, the one that a bare number most likely means. */
const primaryRegions: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+599': 'CW',
  '+672': 'NF',
}

/** The code that an international number begins with: the longest that fits. @param number plus and digits */
export function findDialCode(number: string): DialCode | undefined {
  const fitting = dialCodes.filter(({ code }) => number.startsWith(code))
  const longest = Math.max(...fitting.map(({ code }) => code.length))
  const candidates = fitting.filter(({ code }) => code.length === longest)
  return candidates.find(({ region, code }) => primaryRegions[code] === region) ?? candidates[0]
}

/** The number under another country's code: an old code goes, and so does the zero of a national number. */
export function replaceDialCode(number: string, code: string): string {
  const old = number.startsWith('+') ? findDialCode(number)?.code : undefined
  const own = old === undefined ? number.replace(/^\+?0*/, '') : number.slice(old.length)
  return `${code} ${own.trim()}`
}
