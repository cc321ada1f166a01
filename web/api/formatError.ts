import { ApiError, CONNECTION_ERROR } from '#sdk'
import type { IntlShape } from 'react-intl'

const texts: Record<string, MessageId> = {
  // The request did not arrive whole
  request_timeout: 'error.connection',
  rate_limited: 'error.tooMany',
  session_expired: 'error.session',
}

/**
 * Returns the text to show for a failed call: the API's own messages, one per line, or a translated text for the kind
 * of failure. Only a call without a response is said to be a matter of the network; a failure of the servers has the
 * id of the request, for people to quote.
 * @param general id of the sentence for failures that say nothing of themselves
 * @see specification section 8
 */
export function formatError(
  error: unknown,
  intl: IntlShape,
  general: 'error.general' | 'booking.sorry' = 'error.general',
): string {
  if (!(error instanceof ApiError)) return intl.formatMessage({ id: general })
  if (error.status === 0 && error.code === CONNECTION_ERROR)
    return intl.formatMessage({ id: 'error.connection' })
  const messages = [...new Set(error.messages)].filter(Boolean)
  if (messages.length)
    return messages
      .map((text) => (text in intl.messages ? intl.formatMessage({ id: text as MessageId }) : text))
      .join('\n')
  const text = intl.formatMessage({ id: texts[error.code] ?? general })
  if (error.status < 500 || !error.requestId) return text
  return `${text}\n${intl.formatMessage({ id: 'error.reference' }, { id: error.requestId })}`
}
