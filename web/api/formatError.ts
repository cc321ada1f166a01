import { ApiError, NetworkError, TimeoutError } from '#sdk'
import type { IntlShape } from 'react-intl'
import { isMessageId } from '#web/i18n/isMessageId.ts'

/** The code that forms keep of a call without a whole response; `ConnectionError` may also be a refusal without a body. */
const INTERRUPTED = 'interrupted'

const texts: Record<string, MessageId> = {
  [INTERRUPTED]: 'error.connection',
  // The request did not arrive whole
  request_timeout: 'error.connection',
  rate_limited: 'error.tooMany',
  session_expired: 'error.session',
}

/**
 * Returns the text to show for a failed call: the API's own messages, one per line, or a translated text for the kind
 * of failure. Only a call without a whole response is reported as a network problem; a server error shows the id of the
 * request, so that people can quote it.
 * @param general id of the sentence for failures without a message of their own
 * @see specification section 8
 */
export function formatError(
  error: unknown,
  intl: IntlShape,
  general: 'error.general' | 'booking.sorry' = 'error.general',
): string {
  if (!(error instanceof ApiError)) return intl.formatMessage({ id: general })
  if (isInterrupted(error)) return intl.formatMessage({ id: 'error.connection' })
  const messages = [...new Set(error.messages)].filter(Boolean)
  if (messages.length)
    return messages
      .map((text) => (isMessageId(intl, text) ? intl.formatMessage({ id: text }) : text))
      .join('\n')
  const text = intl.formatMessage({ id: texts[error.code] ?? general })
  return joinLines(text, formatReference(error, intl))
}

/**
 * Returns a page's own sentence for a failed call, and below it why: that the network may be at fault, or the id of
 * the request.
 */
export function formatOwnError(error: ApiError, intl: IntlShape, own: string): string {
  const network = isInterrupted(error) ? intl.formatMessage({ id: 'error.connection' }) : undefined
  return joinLines(own, network ?? formatReference(error, intl))
}

/** Formats the id of a request that failed on the server, so that people can quote it. */
function formatReference(error: ApiError, intl: IntlShape): string | undefined {
  if (error.status < 500 || !error.requestId) return undefined
  return intl.formatMessage({ id: 'error.reference' }, { id: error.requestId })
}

function joinLines(text: string, below: string | undefined): string {
  return below === undefined ? text : `${text}\n${below}`
}

/** Whether no whole response arrived, so that the network may be at fault. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof TimeoutError
}

/** Whether a change was refused because the record, or an hour, has changed meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/**
 * Whether a form made the error itself, because its record was changed or deleted elsewhere. It says so in place: a toast
 * of the same text would cover its first lines on a phone.
 */
export function isMadeByForm(error: unknown): boolean {
  return error instanceof ApiError && error.code.endsWith('-elsewhere')
}

/** Returns the code of a failure, from which `formatError` makes the same text as from the failure itself. */
export function getFailureCode(error: ApiError): string {
  return isInterrupted(error) ? INTERRUPTED : error.code
}
