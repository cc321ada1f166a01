import { expect, it } from 'vitest'
import { ApiError } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { formatError } from './formatError.ts'

it('shows each distinct message of an error on a line', async () => {
  await loadTexts('en', ['shell'])
  const error = new ApiError({ status: 422, code: 'refused', messages: ['One', 'Two', 'One'] })
  expect(formatError(error, getIntl('en'))).toBe('One\nTwo')
})

it('blames the network only for a call without a response', async () => {
  await loadTexts('en', ['shell'])
  const network = new ApiError({ status: 0, code: 'ConnectionError' })
  expect(formatError(network, getIntl('en'))).toMatch(/Check your network/)
  for (const code of ['ConnectionError', 'upstream_unreachable', 'upstream_timeout']) {
    const failed = new ApiError({ status: 502, code, requestId: 'abc-1' })
    expect(formatError(failed, getIntl('en'))).toBe(
      'Something went wrong, please try again\nIf it happens again, quote abc-1',
    )
  }
})
