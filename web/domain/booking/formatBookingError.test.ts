import { ApiError } from '#sdk'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatBookingError } from './formatBookingError.ts'

const messages = { 'booking.sorry': 'Sorry, the payment failed.' } as Record<MessageId, string>
const intl = createIntl({ locale: 'en', messages })

test('a failed booking shows the words of the API, else the sentence for payments', () => {
  const refusal = { status: 400, code: 'error' }
  expect(formatBookingError(new ApiError({ ...refusal, messages: ['The hour is taken.'] }), intl)).toBe(
    'The hour is taken.',
  )
  expect(formatBookingError(new ApiError({ ...refusal, messages: [] }), intl)).toBe(
    'Sorry, the payment failed.',
  )
})
