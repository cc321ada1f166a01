import { parseApiError, type ApiError, type CallContext } from './errors.ts'
import { isRecord } from './isRecord.ts'
import { isJsonMediaType, parseJson } from './parseJson.ts'

/** How an unexpected body is turned into an error. */
export interface FileFailures {
  readonly call: CallContext
  /** Builds the error of a body that broke off */
  interpret(error: unknown): unknown
  /** Reports an error before it is thrown */
  report(error: ApiError): ApiError
}

/**
 * Reads the body of a success that is not to be parsed as JSON.
 * @returns the response with its body read; undefined for a stream, which its caller reads
 * @throws ApiError for a refusal or a page that came instead of a file, and for a body that broke off
 */
export async function checkFile(
  response: Response,
  parseAs: string,
  { call, interpret, report }: FileFailures,
): Promise<Response | undefined> {
  const type = response.headers.get('content-type') ?? ''
  const isPage = /^text\/html/i.test(type) && !response.headers.has('content-disposition')
  const isSuspect = isPage || isJsonMediaType(type)
  if (parseAs === 'stream' && !isSuspect) return undefined
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw interpret(error)
  })
  const text = isSuspect ? new TextDecoder().decode(bytes) : ''
  const body = parseJson(text)
  if (isPage || (isRecord(body) && body.success === false)) throw report(parseApiError(response, text, call))
  return new Response(bytes, response)
}
