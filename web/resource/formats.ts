import type { Language } from '#sdk/language.ts'
import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

/** Formatters for declarations, in the viewer's language and zone. */
export interface Formats {
  readonly language: Language
  /** YYYY-MM-DD */
  day(day: string): string
  /** ISO date and time */
  dateTime(instant: string): string
  money(amount: number, currency: string): string
  number(value: number): string
  list(names: readonly string[]): string
  list(nodes: readonly ReactNode[]): ReactNode
  /** @param id an unknown id is a compile error, also one that is built from a record's values */
  text(id: MessageId): string
}

/** Returns the formatters for the viewer's language and zone; memoized. */
export function useFormats(): Formats {
  const intl = useIntl()
  const viewer = useViewer()
  return useMemo(() => {
    const { language } = viewer
    return {
      language,
      day: (day) => formatDate(day, language),
      dateTime: (instant) => formatDateTime(instant, viewer),
      money: (amount, currency) => formatMoney(amount, currency, language),
      number: (value) => formatNumber(value, language),
      list: (nodes: readonly ReactNode[]) => intl.formatList(nodes, { type: 'unit' }) as string, // Of names, it is a text
      text: (id) => intl.formatMessage({ id }),
    }
  }, [intl, viewer])
}
