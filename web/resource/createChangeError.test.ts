import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { createChangeError } from './createChangeError.ts'

const messages = {
  'resource.elsewhere': 'Changed meanwhile: {fields}.',
  'resource.theirs': '{field}: they saved {value}',
} as Record<MessageId, string>
const intl = createIntl({ locale: 'en', messages })
const labels: Record<string, string> = { name: 'Name', price: 'Price' }
const getLabel = (name: string) => labels[name] ?? name

test('the error of a changed record names the fields, then the values that saving would overwrite', async () => {
  const changes = [
    { name: 'name', isOverwritten: false },
    { name: 'price', isOverwritten: true },
  ]
  const error = await createChangeError(intl, changes, getLabel, () => Promise.resolve('EGP 90'))
  expect(error).toMatchObject({ status: 409, code: 'changed-elsewhere' })
  expect(error.messages).toEqual([
    'Changed meanwhile: Name and Price.',
    'Price: they saved \u2068EGP 90\u2069',
  ])
})
