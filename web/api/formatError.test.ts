import { expect, it } from 'vitest'
import { ApiError, NetworkError, TimeoutError } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { formatError, formatOwnError, getFailureCode } from './formatError.ts'

it('shows each distinct message of an error on a line', async () => {
  await loadTexts('en', ['shell'])
  const error = new ApiError({ status: 422, code: 'refused', messages: ['One', 'Two', 'One'] })
  expect(formatError(error, getIntl('en'))).toBe('One\nTwo')
})

it('formats the code of a failure that a form keeps as the same text', async () => {
  await loadTexts('en', ['shell'])
  const intl = getIntl('en')
  const refusal = new ApiError({ status: 502, code: 'ConnectionError' })
  for (const error of [new NetworkError({}), new TimeoutError({ status: 200 }, 9), refusal])
    expect(formatError(new ApiError({ status: 0, code: getFailureCode(error) }), intl)).toBe(
      formatError(error, intl),
    )
})

it('blames the network only for a call without a whole response', async () => {
  await loadTexts('en', ['shell'])
  for (const network of [new NetworkError({}), new NetworkError({ status: 200 }), new TimeoutError({}, 9)])
    expect(formatError(network, getIntl('en'))).toMatch(/Check your network/)
  for (const code of ['ConnectionError', 'upstream_unreachable', 'upstream_timeout']) {
    const failed = new ApiError({ status: 502, code, requestId: 'abc-1' })
    expect(formatError(failed, getIntl('en'))).toBe(
      'Something went wrong, please try again\nIf it happens again, quote:\nabc-1',
    )
  }
})

it('says below a page’s own sentence why a call failed, as far as that is known', async () => {
  await loadTexts('en', ['shell'])
  const intl = getIntl('en')
  const failed = new ApiError({ status: 500, code: 'server_error', requestId: 'abc-1' })
  expect(formatOwnError(failed, intl, 'No list')).toBe('No list\nIf it happens again, quote:\nabc-1')
  expect(formatOwnError(new NetworkError({}), intl, 'No list')).toMatch(/^No list\n.*Check your network/)
  expect(formatOwnError(new ApiError({ status: 403, code: 'refused' }), intl, 'No list')).toBe('No list')
})
