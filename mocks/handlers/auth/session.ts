import type { User } from '#sdk'
import { getMessage, isolateForeign, type MessageKey } from '#mocks/data/texts.ts'
import { buildSuccess, buildFailure, type Failure, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { parseFields, readText } from '#mocks/handlers/callValues.ts'
import { getPictureUrl } from '#mocks/handlers/views.ts'
import type { AccountRecord } from '#mocks/world/records.ts'

export const signIn: Handler<'signIn'> = (call) => {
  const fields = parseFields(call)
  const username = readText(fields, 'username')
  const account =
    fields.user_type === 'kids'
      ? findAccountByPasscode(call, username)
      : call.state.accounts
          .list()
          .find(
            ({ email, category, password }) =>
              email !== null &&
              email === username.toLowerCase() &&
              category === fields.user_type &&
              password === fields.password,
          )
  const refusal = account ? findRefusal(call, account) : 'signInRefused'
  if (!account || refusal)
    return {
      status: 200,
      body:
        account && refusal === 'accountTerminated'
          ? buildTermination(call, account)
          : buildFailure(refusal ?? 'signInRefused', call.language),
    }
  return { status: 200, body: startSession(call, account) }
}

/** Builds the refusal of a terminated tutor, with the reason that staff gave: it can be read nowhere else. */
function buildTermination({ state, language }: Call, { id }: AccountRecord): Failure {
  const audits = state.audits.list().filter(({ tutor, action }) => tutor === id && action === 'terminate')
  const reason = audits.at(-1)?.reason
  if (!reason) return buildFailure('accountTerminated', language)
  const text = getMessage('accountTerminatedBecause', language)
  return {
    success: false,
    Messages: [
      { Message: text.replace('{reason}', () => isolateForeign(reason.replace(/[.]\s*$/, ''), language)) },
    ],
  }
}

export const refreshToken: Handler<'refreshToken'> = (call) => {
  const { world, state, language } = call
  const rotated = world.tokens.rotate(readText(parseFields(call), 'refresh_token'), state.institute.id)
  const account = rotated && state.accounts.get(rotated.identity.account)
  if (!rotated || !account || findRefusal(call, account))
    return { status: 400, body: buildFailure('sessionOver', language) }
  const { user_type } = rotated.identity
  const user = buildUser(call, { ...account, user_type })
  // After a refresh the type of a social account is a list (docs/decisions.md#user-type-list)
  const listed = user_type.includes('_student') ? { ...user, user_type: [user_type, 'student'] } : user
  return { status: 200, body: { success: true, user: listed, token_data: rotated.tokens } }
}

export const signOut: Handler<'signOut'> = (call) => {
  const { world, state, language, token } = call
  if (!token || !world.tokens.read(token, state.institute.id))
    return { status: 401, body: buildFailure('sessionOver', language) }
  world.tokens.revoke(token)
  return { status: 200, body: buildSuccess('signedOut', language) }
}

/** Issues tokens and builds the user that the web app stores. */
export function startSession(call: Call, account: AccountRecord) {
  const { world, state } = call
  const { id, user_type } = account
  const identity = { institute: state.institute.id, account: id, user_type }
  return {
    success: true as const,
    user: buildUser(call, account),
    token_data: world.tokens.issue(identity, call.isExpiring),
  }
}

/**
 * Finds why an account may not sign in: an inactive student's, a kid's of one, or a terminated tutor's.
 * See docs/decisions.md#switched-off.
 */
export function findRefusal({ state }: Call, { id }: AccountRecord): MessageKey | undefined {
  if (state.tutors.get(id)?.status === 'terminated') return 'accountTerminated'
  const student = state.students.get(state.kids.get(id)?.parent ?? id)
  return student?.status === false ? 'accountDeactivated' : undefined
}

/** Builds the user of an account as in the response to a sign-in. */
export function buildUser(call: Pick<Call, 'state' | 'language' | 'origin'>, account: AccountRecord): User {
  const { institute } = call.state
  const isKid = account.category === 'kids'
  return {
    first_name: account.first_name[call.language],
    last_name: account.last_name[call.language],
    email: account.email,
    profile_picture_url: getPictureUrl(account, call, isKid),
    gender: account.gender,
    user_type: account.user_type,
    category: account.category,
    institute_name: institute.name[call.language],
    custom_host: institute.host,
  }
}

function findAccountByPasscode(call: Call, passcode: string): AccountRecord | undefined {
  const kid = call.state.kids.list().find((candidate) => candidate.passcode === passcode)
  return kid && call.state.accounts.get(kid.id)
}
