import type { ServerResponse } from 'node:http'
import { formatProblem, type HttpProblem } from '#bff/http/problem.ts'
import { discardBody } from '#bff/http/requestBody.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'

/**
 * Answers a request with a problem document; a response that has begun is cut off instead.
 * @param isBodyPending whether the client is still sending a body, which nothing else reads
 */
export function writeProblem(
  response: ServerResponse,
  problem: HttpProblem,
  { id, tenant }: Pick<RequestContext, 'id' | 'tenant'>,
  isBodyPending = false,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, headers, body } = formatProblem(problem, id)
  response.writeHead(status, {
    ...getDataHeaders(tenant),
    ...headers,
    'x-request-id': id,
    'content-length': Buffer.byteLength(body),
  })
  endResponse(response, body, isBodyPending)
}

/** Ends a refusal with its body. @param isBodyPending the rest of the request's body is read first, and discarded */
export function endResponse(response: ServerResponse, body: string, isBodyPending: boolean): void {
  if (!isBodyPending) return void response.end(body)
  response.write(body)
  discardBody(response.req, () => response.end())
}
