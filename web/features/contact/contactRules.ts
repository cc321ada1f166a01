import type { ContactPayload } from '#sdk'
import * as v from 'valibot'
import { emailAddress, fullName, maxLength, phoneNumber, required, threeWords } from '#web/form/rules.ts'

export const MESSAGE_MAX = 2000
export const topics = ['classes', 'payments', 'teaching', 'technical', 'other'] as const

export type ContactValues = Required<ContactPayload>

/** @see specification section 5, Contact */
export const contactRules = {
  full_name: fullName,
  email: emailAddress,
  phone_number: phoneNumber,
  topic: v.pipe(required, v.picklist(topics, 'form.fieldRequired')),
  message: v.pipe(threeWords, maxLength(MESSAGE_MAX)),
}
