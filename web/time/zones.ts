import type { Language } from '#sdk/language.ts'
import { toPlainText } from '#web/i18n/toPlainText.ts'
import { formatOffset } from './format.ts'
import { formatZoneName } from './zoneNames.ts'

export interface ZoneOption {
  /** IANA name */
  value: string
  /** `Cairo (GMT+2)`, in Arabic with the country */
  label: string
}

/**
 * Lists all time zones of the browser from west to east, and the chosen one if it has another name. Slow: call it
 * only when the list is opened.
 * @param chosen IANA name
 * @param now milliseconds since the epoch, for the offsets
 */
export function listZoneOptions(chosen: string, language: Language, now: number): ZoneOption[] {
  const at = new Date(now)
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((value) => ({
      value,
      label: formatLabel(value, language, at),
      at: computeOffset(value, at),
    }))
    .toSorted((a, b) => a.at - b.at || a.label.localeCompare(b.label, language))
}

function formatLabel(timeZone: string, language: Language, at: Date): string {
  const name = formatZoneName(timeZone, language)
  // Offsets are counted from it
  return timeZone === 'UTC' ? name : `${name} (${formatOffset(timeZone, language, at)})`
}

/** Finds a zone by its exact label or IANA name, else by the start, else by any part of one. */
export function findZone(options: readonly ZoneOption[], typed: string): ZoneOption | undefined {
  const normalized = normalizeName(typed)
  if (!normalized) return undefined
  const getNames = ({ value, label }: ZoneOption) => [normalizeName(label), normalizeName(value)]
  return (
    options.find((option) => getNames(option).includes(normalized)) ??
    options.find((option) => getNames(option).some((name) => name.startsWith(normalized))) ??
    options.find((option) => getNames(option).some((name) => name.includes(normalized)))
  )
}

function normalizeName(text: string): string {
  return toPlainText(text).replaceAll('_', ' ')
}

function computeOffset(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
