import { countryCodes } from '#sdk/countries.ts'

/** A dial code of a country; a country with two codes has two entries. */
export interface DialCode {
  /** ISO 3166 code */
  region: string
  /** With the plus sign */
  code: string
}

export const regions: readonly string[] = countryCodes.map(({ region }) => region)

export const dialCodes: readonly DialCode[] = countryCodes.flatMap(({ region, codes }) =>
  codes.map((code) => ({ region, code })),
)

/** The most likely country of a dial code that several countries share. */
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

/**
 * Finds the longest dial code that a number starts with.
 * @param number plus sign and digits
 */
export function findDialCode(number: string): DialCode | undefined {
  const fitting = dialCodes.filter(({ code }) => number.startsWith(code))
  const longest = Math.max(...fitting.map(({ code }) => code.length))
  const candidates = fitting.filter(({ code }) => code.length === longest)
  return candidates.find(({ region, code }) => primaryRegions[code] === region) ?? candidates[0]
}

/** Replaces the dial code of a number; drops the old one, or the leading zero of a national number. */
export function replaceDialCode(number: string, code: string): string {
  const old = number.startsWith('+') ? findDialCode(number)?.code : undefined
  const own = old === undefined ? number.replace(/^\+?0*/, '') : number.slice(old.length)
  return `${code} ${own.trim()}`
}
