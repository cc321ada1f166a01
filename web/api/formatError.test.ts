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
