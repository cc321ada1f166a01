import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { createChangeError } from './createChangeError.ts'

const messages = { 'resource.elsewhere': 'Changed meanwhile: {fields}.' } as Record<MessageId, string>
const intl = createIntl({ locale: 'en', messages })

test('the error of a changed record names the fields, then further messages', () => {
  const error = createChangeError(intl, ['Name', 'Price'], ['Two seats are taken.'])
  expect(error).toMatchObject({ status: 409, code: 'changed-elsewhere' })
  expect(error.messages).toEqual(['Changed meanwhile: Name and Price.', 'Two seats are taken.'])
  expect(createChangeError(intl, ['Name']).messages).toEqual(['Changed meanwhile: Name.'])
})
