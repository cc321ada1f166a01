import { throwConflict, respondMessage, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkPassword } from '#mocks/handlers/account/profile.ts'

type LinkState = 'ok' | 'expired' | 'used' | 'broken'

export const forgotPassword: Handler<'forgotPassword'> = (call) => respondMessage(call, 'linkSent')

export const resendVerification: Handler<'resendVerification'> = (call) => respondMessage(call, 'linkSent')

export const checkResetLink: Handler<'checkResetLink'> = (call, { token }) =>
  respondData({ state: computeLinkState(call, 'reset', token) })

export const resetPassword: Handler<'resetPassword'> = (call, body) => {
  if (computeLinkState(call, 'reset', body.token) !== 'ok') throwConflict(call, 'linkOver')
  checkPassword(call, body)
  const { accounts, links, institute } = call.state
  const account = accounts.list().find(({ email }) => email === findOwner(body.token))
  if (account) {
    accounts.update({ ...account, password: body.password })
    call.world.tokens.revokeAll({ institute: institute.id, account: account.id })
  }
  links.add(`reset/${body.token}`)
  return respondMessage(call, 'saved')
}

export const verifyEmail: Handler<'verifyEmail'> = (call, { token }) => {
  const state = computeLinkState(call, 'verify', token)
  const { accounts, profiles, links, students } = call.state
  const account = accounts.list().find(({ email }) => email === findOwner(token))
  if (state === 'ok' && account) {
    links.add(`verify/${token}`)
    profiles.update({ ...profiles.get(account.id), id: account.id, isVerified: true })
    const student = students.get(account.id)
    if (student) students.update({ ...student, isPending: false })
  }
  return respondData({ state })
}

/**
 * Computes the state of an e-mail link. No mail is sent, so tokens are fixed: `ok-student`, `ok-tutor` and so on name
 * an account of `example.test` and `ok-<e-mail address>` any account, `expired` and `used` have those states, all others
 * are broken.
 */
function computeLinkState(call: Call, use: 'reset' | 'verify', token: string): LinkState {
  if (token === 'expired') return 'expired'
  if (token === 'used' || call.state.links.has(`${use}/${token}`)) return 'used'
  const isKnown = call.state.accounts.list().some(({ email }) => email !== null && email === findOwner(token))
  return isKnown ? 'ok' : 'broken'
}

function findOwner(token: string): string | undefined {
  const name = /^ok-(.+)$/.exec(token)?.[1]
  return name?.includes('@') === false ? `${name}@example.test` : name
}
