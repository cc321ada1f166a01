import type { IntlShape } from 'react-intl'

/** What an error says beside its field: a message id in the visitor's language, or the server's own words. */
export function formatFieldError(intl: IntlShape, message: string, label: string): string {
  return message in intl.messages
    ? intl.formatMessage({ id: message as MessageId }, { field: label })
    : message
}
