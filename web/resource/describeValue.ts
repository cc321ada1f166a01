import type { Clients } from '#sdk'
import type { NamesQuery } from '#web/api/query.ts'
import { isInstant } from '#web/time/isInstant.ts'
import { listDayNames } from '#web/time/weekdays.ts'
import type { Formats } from './formats.ts'

/** The texts that stand for a value. */
interface ValueNames {
  /** Returns the label of an option; of fields that are enumerations */
  getOption?: (value: string) => string
  /** Names by id; of fields that hold the id of another record */
  read?: NamesQuery | undefined
}

/**
 * Describes the value of a form field as its control shows it: options by their labels, other records and files by
 * their names, times in the viewer's zone.
 * @param value text, number, boolean, days of the week (1 to 7), chosen files, or nothing
 */
export async function describeValue(
  value: unknown,
  { getOption, read }: ValueNames,
  clients: Clients,
  formats: Formats,
): Promise<string> {
  if (value === undefined || value === null || value === '') return formats.text('resource.nothing')
  if (typeof value === 'boolean') return formats.text(value ? 'resource.yes' : 'resource.no')
  if (Array.isArray(value)) return describeList(value, formats)
  if (read) {
    const { data } = await read.load(clients)
    return data.find(({ id }) => id === Number(value))?.name ?? String(value)
  }
  if (typeof value === 'number') return formats.number(value)
  return getOption ? getOption(String(value)) : describeText(String(value), formats)
}

function describeList(values: readonly unknown[], { language, list, text }: Formats): string {
  if (values.length === 0) return text('resource.nothing')
  const names = values.flatMap((one) => (isFile(one) ? one.name : []))
  return list(names.length > 0 ? names : listDayNames(values.map(Number), language))
}

function isFile(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value
}

function describeText(text: string, { day, dateTime }: Formats): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return day(text)
  return isInstant(text) ? dateTime(text) : text
}
