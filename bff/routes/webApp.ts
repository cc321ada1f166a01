import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getHeader } from '#bff/http/requestHead.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { isPageRequest, servePage } from '#bff/pages/page.ts'
import type { Services } from '#bff/services.ts'

/**
 * Serves the web app: a file of the browser build, else a rendered page.
 * @throws HttpProblem method_not_allowed, or not_found for what is neither
 */
export async function serveWebApp(services: Services, context: TenantContext): Promise<Response> {
  const { head, path, tenant, id } = context
  if (head.method !== 'GET' && head.method !== 'HEAD') {
    throw new HttpProblem('method_not_allowed', { allow: 'GET, HEAD' })
  }
  context.route = 'file'
  const file = await services.files?.read(path, getHeader(head, 'accept-encoding'))
  if (file) {
    return new Response(new Uint8Array(file.body), {
      headers: { ...buildCommonHeaders(tenant), 'x-request-id': id, ...file.headers },
    })
  }
  const { pages } = services
  if (!pages || !isPageRequest(context)) throw new HttpProblem('not_found')
  context.route = 'page'
  return servePage({ ...services, pages }, context)
}
