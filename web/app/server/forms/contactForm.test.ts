import { expect, test } from 'vitest'
import type { Clients } from '#sdk'
import { contactForm } from './contactForm.ts'
import type { FormPage } from './submittedForm.ts'

const typed = {
  full_name: 'Mona Rashid',
  email: ' mona@example.test ',
  phone_number: '+201000000100',
  topic: 'payments',
  message: 'I have paid twice.',
  extra: 'x',
}

test('the page shows the fields of the form again, and no other ones', () => {
  expect(Object.keys(contactForm.keep(typed))).toEqual(Object.keys(typed).slice(0, -1))
  expect(contactForm.keep({}).message).toBe('')
})

test('a message that was sent leads to its reference', async () => {
  const sent: unknown[] = []
  const api = {
    POST: async (_: string, { body }: { body: unknown }) => {
      sent.push(body)
      return { data: { data: { reference: 'C 1' } } }
    },
  }
  const page = { clients: { api } as unknown as Clients } as FormPage
  expect(contactForm.check(typed)).toEqual({})
  expect(await contactForm.send(typed, page)).toEqual({ location: '/ContactUs?sent=C%201#main' })
  expect(sent).toEqual([expect.objectContaining({ email: 'mona@example.test', topic: 'payments' })])
})
