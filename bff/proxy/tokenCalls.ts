import { LightAbort } from '#bff/http/abort.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import type { Send } from '#bff/proxy/send.ts'
import type { Session } from '#bff/session/sessions.ts'
import { isStaff } from '#bff/session/user.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createDeadline } from '#bff/upstream/deadline.ts'
import type { Operation } from '#sdk/operations.ts'

/** How long a sign-out waits for the API to revoke its tokens, milliseconds. See docs/decisions.md#revoke-timeout. */
const revokeTimeout = 2000

const ownOperation = {
  method: 'POST',
  provenance: 'documented',
  content: ['application/json'],
  who: 'public',
} as const

const refreshOperation: Operation = {
  ...ownOperation,
  id: 'refreshToken',
  template: '/auth/refresh_token/',
  body_limit: 1024,
  timeout_ms: 15_000,
}

const revokeOperation: Operation = {
  ...ownOperation,
  id: 'revokeToken',
  template: '/auth/revoke_token/',
  body_limit: 1024,
  timeout_ms: revokeTimeout,
}

/** Builds the call that refreshes a session's tokens. It has no caller, so that no abort cancels it. */
export function buildRefreshCall(session: Session, caller: UpstreamCall): UpstreamCall {
  return {
    ...pickCallerContext(caller),
    ...buildJsonBody({ refresh_token: session.record.refreshToken }),
    operation: refreshOperation,
    path: refreshOperation.template,
    signal: new LightAbort(),
    sharedBy: session,
  }
}

/** Builds the call that revokes unused tokens, on behalf of a caller. */
export function buildRevokeCall(caller: CallerContext): UpstreamCall {
  return {
    ...pickCallerContext(caller),
    operation: revokeOperation,
    path: revokeOperation.template,
    signal: new LightAbort(),
  }
}

/**
 * Asks the API to revoke a session's tokens. Never rejects; undefined when no response came in two seconds.
 * @param call to the operation that revokes, without a body
 */
export async function revokeTokens(
  send: Send,
  session: Session,
  call: UpstreamCall,
): Promise<ApiResponse | undefined> {
  const deadline = createDeadline(revokeTimeout)
  const timeout = new Promise<undefined>((resolve) => {
    deadline.signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const sent = send(
    {
      ...call,
      // The flag names the sign-out of a member of the staff
      ...buildJsonBody(isStaff(session.record.user) ? { is_admin: true } : {}),
      // Not the caller's signal: closing the tab must not keep the token alive
      signal: deadline.signal,
      skipsRefresh: true,
    },
    session,
  ).catch(() => undefined)
  const response = await Promise.race([sent, timeout])
  deadline.clear()
  return response
}

function buildJsonBody(value: object): Pick<UpstreamCall, 'body' | 'contentType' | 'contentLength'> {
  const body = Buffer.from(JSON.stringify(value))
  return { body, contentType: 'application/json', contentLength: body.length }
}

/** The caller of a call, without its operation and body. */
export type CallerContext = Pick<
  UpstreamCall,
  'tenant' | 'requestId' | 'address' | 'language' | 'timeZone' | 'mock' | 'trace'
>

function pickCallerContext(call: CallerContext): CallerContext {
  const { tenant, requestId, address, language, timeZone, mock, trace } = call
  return { tenant, requestId, address, language, timeZone, mock, trace }
}
