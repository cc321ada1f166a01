import { expect, test } from 'vitest'
import { isMessageId } from './isMessageId.ts'

test('a text is the id of a loaded message, or the words of the API', () => {
  const intl = { messages: { 'booking.sorry': 'text' } as Record<MessageId, string> }
  expect([isMessageId(intl, 'booking.sorry'), isMessageId(intl, 'text')]).toEqual([true, false])
})
