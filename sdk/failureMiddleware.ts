import type { Middleware } from './fetchClient.ts'
import {
  type ApiError,
  NetworkError,
  TimeoutError,
  describeResponse,
  parseApiError,
  type CallContext,
} from './errors.ts'
import type { checkFile as CheckFile } from './checkFile.ts'
import { isRecord } from './isRecord.ts'
import { parseJson } from './parseJson.ts'

interface FailureOptions {
  /** Milliseconds before a call is aborted; Infinity for none */
  timeout: number
  /** Called with every failure before the promise rejects */
  onFailure?: ((error: ApiError) => void) | undefined
  /** Changes the JSON text of a success before it is parsed */
  cleanJson?: ((json: string) => string) | undefined
  /** Reads what is not to be parsed as JSON; without it such a body is passed on unread */
  checkFile?: typeof CheckFile | undefined
}

/**
 * Creates the middleware that rejects a failed call with `ApiError`, also a 200 with `success: false`, and limits its
 * time. A signal of the caller rejects with its own reason.
 */
export function createFailureMiddleware({
  timeout,
  onFailure,
  cleanJson,
  checkFile,
}: FailureOptions): Middleware {
  const timers = new WeakMap<Request, AbortSignal>()

  /**
   * Builds the error of a call that was interrupted; the reason of the caller's own signal is returned as it is.
   * @param response that has begun
   */
  function interpret(error: unknown, request: Request, response?: Response): unknown {
    const { aborted, reason } = request.signal
    const isLate = aborted && reason === timers.get(request)?.reason
    if (aborted && !isLate) return reason
    const call = describeCall(request, response)
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
      if (response.ok && options.parseAs !== 'json')
        return checkFile?.(response, options.parseAs, {
          call: describeCall(request),
          interpret: (error) => interpret(error, request, response),
          report,
        })
      // Read once and passed on as text: a cloned stream stays in memory until both copies are read
      const text = await response.text().catch((error: unknown) => {
        throw interpret(error, request, response)
      })
      const body = parseJson(text)
      const isFailure = !isRecord(body) || body.success === false
      if (response.ok && !isFailure) return new Response(cleanJson ? cleanJson(text) : text, response)
      throw report(parseApiError(response, text, describeCall(request)))
    },
    onError({ request, error }) {
      // Thrown, because only an Error may be returned, and the reason of a signal may be anything
      throw interpret(error, request)
    },
  }
}

function describeCall({ method, url }: Request, response?: Response): CallContext {
  return { method, path: new URL(url).pathname, ...(response && describeResponse(response)) }
}
