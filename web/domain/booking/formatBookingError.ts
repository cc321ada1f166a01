import type { IntlShape } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'

/** What a failed booking or payment says: the API's words, or the sentence kept for these (ruling 56). */
export function formatBookingError(error: unknown, intl: IntlShape): string {
  const text = formatError(error, intl)
  return text === intl.formatMessage({ id: 'error.general' })
    ? intl.formatMessage({ id: 'booking.sorry' })
    : text
}
