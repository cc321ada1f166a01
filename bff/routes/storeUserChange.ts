import { isDeepStrictEqual } from 'node:util'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { parseUserChange } from '#bff/session/user.ts'
import { parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'

/** Stores a name, picture or gender that the response of a call has and the caller's session has not. */
export async function storeUserChange(
  sessions: Sessions,
  session: Session,
  response: ApiResponse,
): Promise<void> {
  const change = parseUserChange(parseResponseJson(response))
  if (!change) return
  const { user } = session.record
  if (!isDeepStrictEqual({ ...user, ...change }, user)) await sessions.updateUser(session, change)
}
