import type { Tenant } from '#bff/config/tenants.ts'
import { Refused } from '#bff/http/problem.ts'
import { discardBody, parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { formatSessionCookie } from '#bff/session/cookie.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { parseUser } from '#bff/session/user.ts'
import { isHeaderSafe, isFailure, findTokens, findUser, removeTokens } from '#bff/token/tokens.ts'

export interface SignedIn {
  readonly answer: ApiResponse
  readonly setCookie: string | undefined
}

export interface SignInOptions {
  /** From the request; false gives a cookie that ends with the browser */
  readonly remember: boolean
  readonly previous: Session | undefined
  /** Told of a session that could not be stored, whose tokens nobody will ever use */
  readonly revokeTokens: (session: Session) => void
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
  answer: ApiResponse,
  { remember, previous, revokeTokens: giveBack }: SignInOptions,
): Promise<SignedIn> {
  const { body, answer: clean } = cleanResponse(answer)
  const tokens = answer.status < 300 && !isFailure(body) ? findTokens(body) : undefined
  if (!tokens) return { answer: clean, setCookie: undefined }
  const user = parseUser(findUser(body))
  if (!user || !tokens.refreshToken || !isHeaderSafe(tokens.accessToken))
    throw new Refused({ code: 'upstream_unreachable' })
  const session = sessions.prepare({
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
  return { answer: clean, setCookie: formatSessionCookie(tenant, session.cookie, maxAge) }
}

/**
 * An answer below `auth/` as the browser may see it. What cannot be looked through is not passed on.
 * @throws Refused upstream_unreachable
 */
export function cleanResponse(answer: ApiResponse): { body: unknown; answer: ApiResponse } {
  const isEmpty = Buffer.isBuffer(answer.body) && answer.body.length === 0
  const body = parseResponseJson(answer)
  if (isEmpty || body === undefined) {
    if (isEmpty || answer.status >= 400) return { body: undefined, answer: withoutBody(answer) }
    discardBody(answer)
    throw new Refused({ code: 'upstream_unreachable' })
  }
  return { body, answer: { ...answer, body: Buffer.from(stringifyWithoutTokens(body)) } }
}

/** @throws Refused upstream_unreachable where it is nested beyond all measure */
function stringifyWithoutTokens(body: unknown): string {
  try {
    return JSON.stringify(removeTokens(body))
  } catch {
    throw new Refused({ code: 'upstream_unreachable' })
  }
}

/** The error page of something between us and the API: its status says enough, its text may say too much. */
function withoutBody(answer: ApiResponse): ApiResponse {
  discardBody(answer)
  return { status: answer.status, headers: {}, body: Buffer.alloc(0) }
}
