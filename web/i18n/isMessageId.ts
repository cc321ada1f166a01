import type { IntlShape } from 'react-intl'

/** Whether a text, such as an error of a form, is the id of a loaded message rather than the API's own words. */
export function isMessageId({ messages }: Pick<IntlShape, 'messages'>, text: string): text is MessageId {
  return text in messages
}
