import { createServer, type Server, type ServerResponse } from 'node:http'

export interface AdminSources {
  /** Whether load balancers may send visitors here, and why not */
  ready(): Promise<{ readonly ready: boolean }>
  /** Prometheus text */
  metrics(): Promise<string>
}

/**
 * Creates the admin listener: `/livez` answers while the event loop runs, `/readyz` says whether load balancers
 * may send visitors here, `/metrics` is for Prometheus.
 */
export function createAdminServer(sources: AdminSources): Server {
  return createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    respond(sources, request.method === 'GET' ? request.url : undefined, response).catch(() =>
      write(response, 500, 'text/plain', 'failed\n'),
    )
  })
}

async function respond({ ready, metrics }: AdminSources, path: string | undefined, response: ServerResponse) {
  if (path === '/livez') return write(response, 200, 'text/plain', 'ok\n')
  if (path === '/readyz') {
    const state = await ready()
    return write(response, state.ready ? 200 : 503, 'application/json', `${JSON.stringify(state)}\n`)
  }
  if (path === '/metrics') return write(response, 200, 'text/plain; version=0.0.4', await metrics())
  return write(response, 404, 'text/plain', 'not found\n')
}

function write(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}
