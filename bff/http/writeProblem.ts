import type { ServerResponse } from 'node:http'
import { formatProblem, type HttpProblem } from '#bff/http/problem.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'

/** Answers a request with a problem document; a response that has begun is cut off instead. */
export function writeProblem(
  response: ServerResponse,
  problem: HttpProblem,
  { id, tenant }: Pick<RequestContext, 'id' | 'tenant'>,
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
  response.end(body)
}
