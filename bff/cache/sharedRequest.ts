import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { CallerAborted } from '#bff/upstream/errors.ts'
import { JoinedCallers } from '#bff/upstream/joinedCallers.ts'

export interface Caller {
  /** Aborted when the caller no longer waits */
  readonly signal: AbortLike
  /** Of a caller who may lend the call their share of connections */
  readonly address?: string
}

/** A request that several callers wait for. */
export interface SharedRequest {
  /** Resolves when the request is over or its last caller has aborted; never rejects. */
  readonly ended: Promise<unknown>
  /** Waits for the response. Rejects with CallerAborted when the caller aborts before it arrives. */
  join(caller: Caller): Promise<ApiResponse>
}

/**
 * Starts a request that is aborted when the last of its callers aborts.
 * @param send gets a signal that aborts then, and those who join
 */
export function createSharedRequest(
  send: (signal: AbortLike, joinedCallers: JoinedCallers) => Promise<ApiResponse>,
): SharedRequest {
  const abort = new LightAbort()
  const joinedCallers = new JoinedCallers()
  const response = send(abort, joinedCallers)
  let waiting = 0

  function removeCaller(): void {
    waiting -= 1
    if (waiting > 0) return
    abort.abort(undefined)
  }

  return {
    ended: Promise.race([response.catch(() => undefined), waitForAbort(abort)]),
    join({ signal, address }) {
      waiting += 1
      if (address !== undefined) joinedCallers.add(address)
      return new Promise((resolve, reject) => {
        const stop = () => {
          removeCaller()
          reject(new CallerAborted())
        }
        if (signal.aborted) return stop()
        signal.addEventListener('abort', stop, { once: true })
        const settle = () => signal.removeEventListener('abort', stop)
        response.then(resolve, reject)
        response.then(settle, settle)
      })
    },
  }
}

function waitForAbort(signal: AbortLike): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}
