import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { isIconPath, serveIcon } from '#bff/routes/icons.ts'
import { serveForm } from '#bff/routes/forms.ts'
import { servePage } from '#bff/pages/page.ts'
import { isPageRequest, isPostedForm } from '#bff/pages/pageRequest.ts'
import type { Services } from '#bff/services.ts'

/**
 * Serves the web app: an icon, a file of the browser build, a form that was posted without script, else a rendered page.
 * @throws HttpProblem method_not_allowed, or not_found for any other path
 */
export async function serveWebApp(
  services: Services,
  context: TenantContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const { head, path, tenant, id } = context
  if (services.pages && isPostedForm(context)) {
    return serveForm({ ...services, pages: services.pages }, context, incoming, outgoing)
  }
  if (head.method !== 'GET' && head.method !== 'HEAD') {
    throw new HttpProblem('method_not_allowed', { allow: 'GET, HEAD' })
  }
  if (isIconPath(path)) return serveIcon(services, context)
  context.route = 'file'
  const { files, config } = services
  if (path === '/sw.js' && ['record', 'replay'].includes(config.UPSTREAM)) return serveIdleWorker(context)
  if (files?.has(path)) {
    outgoing.setHeaders(new Headers({ ...buildCommonHeaders(tenant), 'x-request-id': id }))
    await files.serve(path, incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
  const { pages } = services
  if (!pages || !isPageRequest(context)) throw new HttpProblem('not_found')
  context.route = 'page'
  await servePage({ ...services, pages }, context, outgoing)
  return RESPONSE_ALREADY_SENT
}

/** Answers with a worker that does nothing: a recording holds each call once, and the worker reads a page again. */
function serveIdleWorker({ tenant, id }: TenantContext): Response {
  return new Response('', {
    headers: {
      ...buildCommonHeaders(tenant),
      'x-request-id': id,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    },
  })
}
