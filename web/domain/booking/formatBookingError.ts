import type { IntlShape } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'

/**
 * Returns the text for a failed booking or payment: the API's messages, or the general sentence for payments.
 * @see specification section 8
 */
export function formatBookingError(error: unknown, intl: IntlShape): string {
  return formatError(error, intl, 'booking.sorry')
}
