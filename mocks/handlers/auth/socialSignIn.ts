import social from '#mocks/data/social.json'
import { getText, repeatInBothLanguages } from '#mocks/data/texts.ts'
import { buildFailure, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { parseFields, readText } from '#mocks/handlers/callValues.ts'
import { addStudent, getNextId } from '#mocks/handlers/auth/registration.ts'
import { findRefusal, startSession } from '#mocks/handlers/auth/session.ts'
import type { AccountRecord } from '#mocks/world/records.ts'

export const socialSignIn: Handler<'socialSignIn'> = (call) => {
  const fields = parseFields(call)
  const register_type = readText(fields, 'register_type')
  const plugin = readText(fields, 'plugin_name')
  const code = readText(fields, 'code')
  const isKnown = /^(google|facebook|linkedin)$/.test(plugin) && register_type === `${plugin}_student`
  if (!isKnown || code === '') return { status: 200, body: buildFailure('signInRefused', call.language) }
  const email = (code.includes('@') ? code : social.person.email).toLowerCase()
  const found = call.state.accounts.list().find((account) => account.email === email)
  const account = found ?? addSocialStudent(call, email)
  // Providers sign in students alone
  const refusal = account.category === 'student' ? findRefusal(call, account) : 'accountExists'
  if (refusal) return { status: 200, body: buildFailure(refusal, call.language) }
  return { status: 200, body: startSession(call, { ...account, user_type: register_type }) }
}

/** Adds a student whom a provider names for the first time, with an e-mail address that it has verified. */
function addSocialStudent(call: Call, email: string): AccountRecord {
  const { person } = social
  const [first = '', ...others] = (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map(capitalize)
  const isDefault = email === person.email
  return addStudent(call, {
    person: {
      id: getNextId(call),
      first_name: isDefault ? getText(person.first_name) : repeatInBothLanguages(first),
      last_name: isDefault ? getText(person.last_name) : repeatInBothLanguages(others.join(' ')),
      gender: 'Female',
      hasPicture: false,
    },
    email,
    password: '',
    isVerified: true,
  })
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
