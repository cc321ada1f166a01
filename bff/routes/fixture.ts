import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import type { FixtureTools } from '#bff/services.ts'

/** Serves what testers see of a replay. @throws HttpProblem not_found */
export function serveFixtureTools(tools: FixtureTools, { path, tenant }: TenantContext): Response {
  const found = tools.serve(path)
  if (!found) throw new HttpProblem('not_found')
  return new Response(found.body, {
    headers: {
      ...buildCommonHeaders(tenant),
      'content-type': `${found.type}; charset=utf-8`,
      'content-security-policy': found.policy,
      'cache-control': 'no-store',
    },
  })
}
