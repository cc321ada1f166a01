import { expect, test } from 'vitest'
import type { FormPage } from './submittedForm.ts'
import { languageForm } from './languageForm.ts'

const send = (language: string) =>
  languageForm.send({ language }, { url: new URL('https://example.test/tutors?lang=en&q=Amal') } as FormPage)

test('a language that was chosen wins over that of the URL', async () => {
  expect(await send('ar')).toEqual({ location: '/tutors?q=Amal', language: 'ar' })
})

test('an unknown language changes nothing', async () => {
  expect(await send('xx')).toEqual({ location: '/tutors?lang=en&q=Amal' })
})
