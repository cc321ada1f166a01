import type { Admitted } from '#bff/guard/allowList.ts'
import type { Answer } from '#bff/proxy/answer.ts'
import { discard } from '#bff/proxy/answer.ts'
import { createDeadline } from '#bff/proxy/deadline.ts'
import type { Call, Send } from '#bff/proxy/send.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { isStaff } from '#bff/session/user.ts'

/** The API has so long to revoke the token, milliseconds (rulings 75). */
const revokeMost = 2000

/**
 * Ends a session here first, then tells the API, whose answer changes nothing: whoever signs out is out.
 * Staff pass the flag of rulings 23.
 * @param call the call as any other operation would send it, without a body
 */
export async function signOut(
  { sessions, send }: { sessions: Sessions; send: Send },
  session: Session | undefined,
  { operation }: Admitted,
  call: Call,
): Promise<Answer> {
  if (session) {
    await sessions.end(session)
    await revoke(send, session, { ...call, operation })
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'clear-site-data': '"cache"' },
    body: Buffer.from('{"success":true}'),
  }
}

async function revoke(send: Send, session: Session, call: Call): Promise<void> {
  const body = Buffer.from(JSON.stringify(isStaff(session.record.user) ? { is_admin: true } : {}))
  const deadline = createDeadline(revokeMost)
  const isOver = new Promise<void>((resolve) => {
    deadline.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  // Not the visitor's signal: closing the tab must not keep the token alive
  const parts = { body, contentType: 'application/json', contentLength: body.length, signal: deadline.signal }
  const sent = send({ ...call, ...parts }, session).then(discard, () => undefined)
  await Promise.race([sent, isOver])
  deadline.clear()
}
