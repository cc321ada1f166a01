import type { Session } from '#bff/session/sessions.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { UpstreamUnreachable } from '#bff/upstream/errors.ts'
import { wait, type MortalProcess } from './mortalProcess.ts'
import { createResponse } from './refreshWorld.ts'

export const apiModes = ['answers', 'fails', 'unreachable', 'loses requests', 'loses responses'] as const

/** An API whose refresh tokens can be used once. */
export interface OneTimeTokens {
  mode: (typeof apiModes)[number]
  /** Milliseconds */
  latency: number
  /** Calls at most at one time, of processes that live */
  readonly mostOpen: number
  /** Refresh tokens that were exchanged */
  readonly issued: number
  /** Whether the answer to an exchange was lost on its way */
  readonly hasLost: boolean
  /** Refresh tokens, and access tokens, that are good */
  readonly refresh: Set<string>
  readonly access: Set<string>
  /** The new refresh token of a process that has not stored it yet */
  readonly unstored: Map<MortalProcess, string>
  exchange(caller: MortalProcess, session: Session): Promise<ApiResponse>
}

const cut = (code: string) => new UpstreamUnreachable(Object.assign(new Error(), { code }))

/** Creates the API; its first refresh token is `refresh-1`. */
export function createOneTimeTokens(): OneTimeTokens {
  const open = new Set<MortalProcess>()
  let [mostOpen, issued, hasLost] = [0, 0, false]

  function issue(caller: MortalProcess, token: string): ApiResponse {
    if (!api.refresh.delete(token)) return createResponse(400, { success: false })
    issued += 1
    const pair = { access_token: `access-${issued + 1}`, refresh_token: `refresh-${issued + 1}` }
    api.refresh.add(pair.refresh_token)
    api.access.add(pair.access_token)
    api.unstored.set(caller, pair.refresh_token)
    return createResponse(200, { success: true, token_data: pair })
  }
  async function handle(caller: MortalProcess, token: string): Promise<ApiResponse> {
    const { mode, latency } = api
    if (mode === 'unreachable') throw cut('ECONNREFUSED')
    await wait(latency / 2)
    const isDone = mode === 'answers' || mode === 'loses responses'
    const response = isDone ? issue(caller, token) : createResponse(503, {})
    await wait(latency / 2)
    if (mode === 'loses responses' && response.status === 200) hasLost = true
    if (mode.startsWith('loses')) throw cut('ECONNRESET')
    return response
  }

  const api: OneTimeTokens = {
    mode: 'answers',
    latency: 0,
    get mostOpen() {
      return mostOpen
    },
    get issued() {
      return issued
    },
    get hasLost() {
      return hasLost
    },
    refresh: new Set(['refresh-1']),
    access: new Set(['access-1']),
    unstored: new Map(),
    async exchange(caller, { record: { refreshToken } }) {
      open.add(caller)
      mostOpen = Math.max(mostOpen, [...open].filter(({ isDead }) => !isDead).length)
      try {
        return await caller.reach(() => handle(caller, refreshToken), 0)
      } finally {
        open.delete(caller)
      }
    },
  }
  return api
}
