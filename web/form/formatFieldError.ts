import type { IntlShape } from 'react-intl'

/** Returns the text of a field's error: a translated message id, or the server's own text. */
export function formatFieldError(intl: IntlShape, message: string, label: string): string {
  return message in intl.messages
    ? intl.formatMessage({ id: message as MessageId }, { field: label })
    : message
}
