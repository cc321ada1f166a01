import type { Tenant } from '#bff/config/tenants.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { formatSessionCookie } from '#bff/session/cookie.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { parseUser } from '#bff/session/user.ts'
import { findTokens, findUser, isHeaderSafe, removeTokens } from '#bff/token/tokens.ts'
import { discardBody, isFailure, parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'

export interface SignedIn {
  readonly response: ApiResponse
  readonly setCookie: string | undefined
}

export interface SignInOptions {
  /** From the request; false gives a cookie that ends with the browser */
  readonly remember: boolean
  readonly previous: Session | undefined
  /** Called with a session whose tokens will not be used again */
  readonly revokeTokens: (session: Session) => void
}

/**
 * Turns the API's response to a sign-in into a session: the tokens stay here, the browser gets a cookie with a
 * new id, and its previous session ends, which prevents session fixation.
 * @throws HttpProblem upstream_unreachable when the response has tokens but cannot be used, or
 * session_store_unavailable
 */
export async function startSession(
  sessions: Sessions,
  tenant: Tenant,
  apiResponse: ApiResponse,
  { remember, previous, revokeTokens }: SignInOptions,
): Promise<SignedIn> {
  const { json, response } = cleanResponse(apiResponse)
  const tokens = apiResponse.status < 300 && !isFailure(json) ? findTokens(json) : undefined
  if (!tokens) return { response, setCookie: undefined }
  const user = parseUser(findUser(json))
  if (!user || !tokens.refreshToken || !isHeaderSafe(tokens.accessToken))
    throw new HttpProblem('upstream_unreachable')
  const session = sessions.prepare({
    user,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    tenant: tenant.customHost,
    remember,
  })
  try {
    await sessions.start(session)
    if (previous) revokeTokens(await sessions.end(previous))
  } catch (error) {
    revokeTokens(session)
    throw error
  }
  const maxAge = remember ? sessions.remaining(session).expiresIn : undefined
  return { response, setCookie: formatSessionCookie(tenant, session.cookie, maxAge) }
}

/**
 * A response as the browser may see it, without tokens, and its JSON as it came. A response that cannot be
 * searched for tokens is not passed on.
 * @throws HttpProblem upstream_unreachable
 */
export function cleanResponse(apiResponse: ApiResponse): { json: unknown; response: ApiResponse } {
  const isEmpty = Buffer.isBuffer(apiResponse.body) && apiResponse.body.length === 0
  const json = parseResponseJson(apiResponse)
  if (isEmpty || json === undefined) {
    if (isEmpty || apiResponse.status >= 400) return { json: undefined, response: removeBody(apiResponse) }
    discardBody(apiResponse)
    throw new HttpProblem('upstream_unreachable')
  }
  return { json, response: { ...apiResponse, body: Buffer.from(stringifyWithoutTokens(json)) } }
}

/** @throws HttpProblem upstream_unreachable when it is nested too deeply */
function stringifyWithoutTokens(json: unknown): string {
  try {
    return JSON.stringify(removeTokens(json))
  } catch {
    throw new HttpProblem('upstream_unreachable')
  }
}

/** The status of an error page from a proxy before the API, without its text, which may hold internals. */
function removeBody(apiResponse: ApiResponse): ApiResponse {
  discardBody(apiResponse)
  return { status: apiResponse.status, headers: {}, body: Buffer.alloc(0) }
}
