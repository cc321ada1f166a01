import { unwrapData } from '#sdk'
import { contactRules, type ContactValues } from '#web/features/contact/contactRules.ts'
import { parse, validate } from '#web/form/Form.tsx'
import { paths, withSearch } from '#web/paths.ts'
import type { SubmittedForm } from './submittedForm.ts'

const fields = ['full_name', 'email', 'phone_number', 'topic', 'message'] as const

/** The contact form. */
export const contactForm: SubmittedForm = {
  name: 'contact',
  check: (values) => validate(contactRules, pick(values)),
  keep: pick,
  async send(values, { clients }) {
    const body = parse<ContactValues>(contactRules, pick(values))
    const { data } = await unwrapData(clients.api.POST('/contact/add/', { body }))
    // A fragment of its own: otherwise the browser keeps that of the form
    return { location: `${withSearch(paths.contact, { sent: data.reference })}#main` }
  },
}

function pick(values: Readonly<Record<string, string>>): Record<(typeof fields)[number], string> {
  const { full_name = '', email = '', phone_number = '', topic = '', message = '' } = values
  return { full_name, email, phone_number, topic, message }
}
