import type { IntlShape } from 'react-intl'
import { isMessageId } from '#web/i18n/isMessageId.ts'

/** Returns the text of a field's error: a translated message id, or the server's own text. */
export function formatFieldError(intl: IntlShape, message: string, label: string): string {
  return isMessageId(intl, message) ? intl.formatMessage({ id: message }, { field: label }) : message
}
