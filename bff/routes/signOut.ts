import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createDeadline } from '#bff/upstream/deadline.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import type { Send } from '#bff/proxy/send.ts'
import { cleanResponse } from '#bff/routes/signIn.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { isStaff } from '#bff/session/user.ts'

/** The API has so long to revoke the token, milliseconds (rulings 75). */
const revokeTimeout = 2000

/**
 * Ends a session here first, then tells the API: whoever signs out is out, whatever it answers. A refusal in
 * the API's own words is passed on; its silence and its failures are not the visitor's affair.
 * Staff pass the flag of rulings 23.
 * @param call the call as any other operation would send it, without a body
 */
export async function signOut(
  { sessions, send }: { sessions: Sessions; send: Send },
  session: Session | undefined,
  { operation }: Pick<MatchedOperation, 'operation'>,
  call: UpstreamCall,
): Promise<ApiResponse> {
  const answer = session && (await endSession(sessions, send, session, { ...call, operation }))
  return {
    status: answer?.status ?? 200,
    headers: { 'content-type': 'application/json', ...answer?.headers, 'clear-site-data': '"cache"' },
    body: answer?.body ?? Buffer.from('{"success":true}'),
  }
}

/**
 * Tells the API that a session's tokens are not needed any more. Never throws.
 * @param call gives address, language and tenant
 */
export async function revokeTokens(
  send: Send,
  session: Session,
  call: UpstreamCall,
): Promise<ApiResponse | undefined> {
  const body = Buffer.from(JSON.stringify(isStaff(session.record.user) ? { is_admin: true } : {}))
  const deadline = createDeadline(revokeTimeout)
  const isOver = new Promise<undefined>((resolve) => {
    deadline.signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const sent = send(
    {
      ...call,
      body,
      contentType: 'application/json',
      contentLength: body.length,
      // Not the visitor's signal: closing the tab must not keep the token alive
      signal: deadline.signal,
      isLast: true,
    },
    session,
  ).catch(() => undefined)
  const answer = await Promise.race([sent, isOver])
  deadline.clear()
  return answer
}

async function endSession(sessions: Sessions, send: Send, session: Session, call: UpstreamCall) {
  await sessions.end(session)
  const answer = await revokeTokens(send, session, call)
  if (!answer) return undefined
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 401 && Buffer.isBuffer(answer.body)) {
    return cleanResponse(answer).answer
  }
  discardBody(answer)
  return undefined
}
