import type { ServerResponse } from 'node:http'
import { getProblemStatus, type HttpProblem } from '#bff/http/problem.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { endResponse } from '#bff/http/writeProblem.ts'
import { renderFileFailure, renderFormTooLong } from '#bff/pages/errorPages.ts'
import { isPostedForm } from '#bff/pages/pageRequest.ts'
import type { Operation } from '#sdk/operations.ts'

/** Whether a file is opened in a tab or frame of its own: pictures, players and scripts do not ask for HTML. */
export function isFilePage(head: Pick<RequestHead, 'headers'>, { media }: Operation): boolean {
  return media === true && (getHeader(head, 'accept') ?? '').includes('text/html')
}

/** Renders what a person reads in place of a problem document; undefined where a program reads the response. */
export function findFailurePage(
  problem: HttpProblem,
  context: Pick<RequestContext, 'id' | 'head' | 'path'>,
  operation: Operation | undefined,
): string | undefined {
  if (operation && isFilePage(context.head, operation))
    return renderFileFailure(getProblemStatus(problem), context.id)
  return problem.code === 'body_too_large' && isPostedForm(context) ? renderFormTooLong() : undefined
}

/**
 * Writes a page in place of the JSON that programs read.
 * @param isBodyPending the rest of the request's body is read and discarded
 */
export function writeFailurePage(
  response: ServerResponse,
  status: number,
  body: string,
  { id, tenant }: Pick<RequestContext, 'id' | 'tenant'>,
  isBodyPending = false,
): void {
  response.writeHead(status, {
    ...getDataHeaders(tenant),
    // Documents are also shown in frames of our own pages
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': id,
    'content-length': Buffer.byteLength(body),
  })
  endResponse(response, body, isBodyPending)
}
