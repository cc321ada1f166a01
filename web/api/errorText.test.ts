import { expect, it } from 'vitest'
import { ApiError } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { intlOf } from '#web/i18n/intl.ts'
import { formatError } from './errorText.ts'

it('tells each message of a refusal once, a line for each', async () => {
  await loadTexts('en', ['shell'])
  const error = new ApiError({ status: 422, code: 'refused', messages: ['One', 'Two', 'One'] })
  expect(formatError(error, intlOf('en'))).toBe('One\nTwo')
})
