import type { Tenant } from '#bff/config/tenants.ts'
import { Refused } from '#bff/problem.ts'
import { discard, jsonOfAnswer, type Answer } from '#bff/proxy/answer.ts'
import { setCookie } from '#bff/session/cookie.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { userOf } from '#bff/session/user.ts'
import { isSendable, saysFailure, tokensIn, userIn, withoutTokens } from '#bff/token/tokens.ts'

export interface SignedIn {
  readonly answer: Answer
  readonly setCookie: string | undefined
}

export interface SignInOptions {
  /** From the request; false gives a cookie that ends with the browser */
  readonly remember: boolean
  readonly previous: Session | undefined
  /** Told of a session that could not be stored, whose tokens nobody will ever use */
  readonly giveBack: (session: Session) => void
}

/**
 * Turns the API's answer to a sign-in into a session: tokens stay here, the browser gets a cookie with a new
 * id, and the session that it had ends (OWASP session fixation).
 * @throws Refused upstream_unreachable when the answer has tokens but cannot be used, or
 * session_store_unavailable
 */
export async function startSession(
  sessions: Sessions,
  tenant: Tenant,
  answer: Answer,
  { remember, previous, giveBack }: SignInOptions,
): Promise<SignedIn> {
  const { body, answer: clean } = stripTokens(answer)
  const tokens = answer.status < 300 && !saysFailure(body) ? tokensIn(body) : undefined
  if (!tokens) return { answer: clean, setCookie: undefined }
  const user = userOf(userIn(body))
  if (!user || !tokens.refreshToken || !isSendable(tokens.accessToken))
    throw new Refused({ code: 'upstream_unreachable' })
  const session = sessions.draft({
    user,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    tenant: tenant.customHost,
    remember,
  })
  try {
    await sessions.start(session)
    if (previous) await sessions.end(previous)
  } catch (error) {
    giveBack(session)
    throw error
  }
  const maxAge = remember ? sessions.remaining(session).expiresIn : undefined
  return { answer: clean, setCookie: setCookie(tenant, session.ticket, maxAge) }
}

/**
 * An answer below `auth/` as the browser may see it. What cannot be looked through is not passed on.
 * @throws Refused upstream_unreachable
 */
export function stripTokens(answer: Answer): { body: unknown; answer: Answer } {
  const isEmpty = Buffer.isBuffer(answer.body) && answer.body.length === 0
  const body = jsonOfAnswer(answer)
  if (isEmpty || body === undefined) {
    if (isEmpty || answer.status >= 400) return { body: undefined, answer: withoutBody(answer) }
    discard(answer)
    throw new Refused({ code: 'upstream_unreachable' })
  }
  return { body, answer: { ...answer, body: Buffer.from(cleaned(body)) } }
}

/** @throws Refused upstream_unreachable where it is nested beyond all measure */
function cleaned(body: unknown): string {
  try {
    return JSON.stringify(withoutTokens(body))
  } catch {
    throw new Refused({ code: 'upstream_unreachable' })
  }
}

/** The error page of something between us and the API: its status says enough, its text may say too much. */
function withoutBody(answer: Answer): Answer {
  discard(answer)
  return { status: answer.status, headers: {}, body: Buffer.alloc(0) }
}
