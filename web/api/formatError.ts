import { ApiError, CONNECTION_ERROR } from '#sdk'
import type { IntlShape } from 'react-intl'

const texts: Record<string, MessageId> = {
  [CONNECTION_ERROR]: 'error.connection',
  upstream_unreachable: 'error.connection',
  upstream_timeout: 'error.connection',
  request_timeout: 'error.connection',
  rate_limited: 'error.tooMany',
  session_expired: 'error.session',
}

/**
 * Returns the text to show for a failed call: the API's own messages, one per line, or a translated text for the kind
 * of failure.
 * @see specification section 8
 */
export function formatError(error: unknown, intl: IntlShape): string {
  if (!(error instanceof ApiError)) return intl.formatMessage({ id: 'error.general' })
  const messages = [...new Set(error.messages)].filter(Boolean)
  if (messages.length)
    return messages
      .map((text) => (text in intl.messages ? intl.formatMessage({ id: text as MessageId }) : text))
      .join('\n')
  return intl.formatMessage({ id: texts[error.code] ?? 'error.general' })
}
