import { expect, test } from 'vitest'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'

const buildText = (en: string, ar = en) => ({ en, ar })

test('a full name ends with its last word in both languages, also where there is no last name', () => {
  const first_name = buildText('Nour', 'نور')
  expect(buildFullName({ first_name, last_name: buildText('Nabil', 'نبيل') })).toEqual({
    en: 'Nour Nabil',
    ar: 'نور نبيل',
  })
  expect(buildFullName({ first_name, last_name: buildText('') })).toEqual({ en: 'Nour', ar: 'نور' })
})
