import type { ServerResponse } from 'node:http'
import type { RequestContext } from '#bff/http/requestContext.ts'

/** Answers `/healthz`, for any host, so that load balancers may ask by IP address. */
export function writeHealth(context: RequestContext, outgoing: ServerResponse): void {
  context.route = 'health'
  outgoing.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
  outgoing.end('ok\n')
}
