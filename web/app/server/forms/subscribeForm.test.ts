import { expect, test } from 'vitest'
import type { Clients } from '#sdk'
import { subscribeForm } from './subscribeForm.ts'
import type { FormPage } from './submittedForm.ts'

test('an address without a host is refused', () => {
  expect(subscribeForm.check({ email: 'mona' })).toEqual({ email: 'invalidEmail' })
  expect(subscribeForm.check({ email: 'mona@example.test' })).toEqual({})
})

test('the page of the form is shown again with the result, and keeps its query', async () => {
  const sent: unknown[] = []
  const api = { POST: async (_: string, { body }: { body: unknown }) => sent.push(body) }
  const page = {
    url: new URL('https://example.test/tutors?q=Amal'),
    clients: { api } as unknown as Clients,
  } as FormPage
  const target = await subscribeForm.send({ email: ' mona@example.test ' }, page)
  expect(target.location).toBe('/tutors?q=Amal&subscribed=1#form-subscribe')
  expect(sent).toEqual([{ email: 'mona@example.test' }])
})
