import type { Middleware } from './fetchClient.ts'
import { type ApiError, NetworkError, TimeoutError, parseApiError, type CallContext } from './errors.ts'
import { isRecord } from './isRecord.ts'
import { parseJson } from './parseJson.ts'

interface FailureOptions {
  /** Milliseconds before a call is aborted; Infinity for none */
  timeout: number
  /** Called with every failure before the promise rejects */
  onFailure?: ((error: ApiError) => void) | undefined
  /** Changes the JSON text of a success before it is parsed */
  cleanJson?: ((json: string) => string) | undefined
}

/**
 * Creates the middleware that rejects a failed call with `ApiError`, also a 200 with `success: false`, and limits its
 * time. A signal of the caller rejects with its own reason.
 */
export function createFailureMiddleware({ timeout, onFailure, cleanJson }: FailureOptions): Middleware {
  const timers = new WeakMap<Request, AbortSignal>()

  /** Builds the error of a call that was interrupted; the reason of the caller's own signal is returned as it is. */
  function interpret(error: unknown, request: Request): Error {
    const { aborted, reason } = request.signal
    const isLate = aborted && reason === timers.get(request)?.reason
    if (aborted && !isLate) return toError(reason)
    const call = describeCall(request)
    return report(isLate ? new TimeoutError(call, timeout) : new NetworkError(call, error))
  }
  function report(error: ApiError): ApiError {
    onFailure?.(error)
    return error
  }
  return {
    onRequest({ request }) {
      if (timeout === Infinity) return undefined
      const timer = AbortSignal.timeout(timeout)
      const limited = new Request(request, { signal: AbortSignal.any([request.signal, timer]) })
      timers.set(limited, timer)
      return limited
    },
    async onResponse({ request, response, options }) {
      if (response.status === 204) return undefined
      if (response.ok && options.parseAs !== 'json') return undefined
      // Read once and passed on as text: a cloned stream stays in memory until both copies are read
      const text = await response.text().catch((error: unknown) => {
        throw interpret(error, request)
      })
      const body = parseJson(text)
      const isFailure = body === undefined || (isRecord(body) && body.success === false)
      if (response.ok && !isFailure) return new Response(cleanJson ? cleanJson(text) : text, response)
      throw report(parseApiError(response, text, describeCall(request)))
    },
    onError({ request, error }) {
      return interpret(error, request)
    },
  }
}

function describeCall({ method, url }: Request): CallContext {
  return { method, path: new URL(url).pathname }
}

/** `onError` must return an Error; a DOMException is one, another reason becomes the cause of one. */
function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError')
}
