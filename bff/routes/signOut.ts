import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import type { Send } from '#bff/proxy/send.ts'
import { revokeTokens } from '#bff/proxy/tokenCalls.ts'
import { cleanResponse } from '#bff/routes/signIn.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'

/**
 * Ends a session here first and then asks the API to revoke its tokens: the visitor is signed out whatever the
 * API answers. A refusal of the API is passed on unchanged; a failure or a timeout is not reported.
 * @param call the visitor's own, without a body
 */
export async function signOut(
  { sessions, send }: { sessions: Sessions; send: Send },
  session: Session | undefined,
  call: UpstreamCall,
): Promise<ApiResponse> {
  const refusal = session && (await endSession(sessions, send, session, call))
  return {
    status: refusal?.status ?? 200,
    headers: { 'content-type': 'application/json', ...refusal?.headers, 'clear-site-data': '"cache"' },
    body: refusal?.body ?? Buffer.from('{"success":true}'),
  }
}

/** @returns the API's refusal to revoke the tokens, where there is one */
async function endSession(
  sessions: Sessions,
  send: Send,
  session: Session,
  call: UpstreamCall,
): Promise<ApiResponse | undefined> {
  // While the store fails, the record stays; its tokens are revoked, so that it is of no use
  const [ended] = await Promise.allSettled([sessions.end(session)])
  const last = ended.status === 'fulfilled' ? ended.value : session
  const response = await revokeTokens(send, last, call)
  if (ended.status === 'rejected') {
    if (response) discardBody(response)
    throw ended.reason
  }
  if (!response) return undefined
  const { status, body } = response
  if (status >= 400 && status < 500 && status !== 401 && Buffer.isBuffer(body)) {
    return cleanResponse(response).response
  }
  discardBody(response)
  return undefined
}
