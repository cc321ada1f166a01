import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An API in front of the mock API that accepts a social sign-in only if a provider accepts its code. */
export interface CodeExchangeApi {
  readonly base: string
  /** Payloads of social sign-ins with what the provider answered, in order */
  readonly exchanges: { readonly sent: SocialPayload; readonly isAccepted: boolean }[]
  close(): Promise<void>
}

interface SocialPayload {
  readonly code: string
  readonly register_type: string
  readonly plugin_name: string
}

/**
 * Starts the API on a free port.
 * @param mocks base URL of the mock API, which answers everything else
 * @param exchange asks the provider; undefined when it refuses the code
 */
export async function startCodeExchangeApi(
  mocks: string,
  exchange: (code: string) => Promise<object | undefined>,
): Promise<CodeExchangeApi> {
  const exchanges: CodeExchangeApi['exchanges'] = []
  const server = createServer((call, response) => {
    void handleCall(call, response).catch(() => response.destroy())
  })

  async function handleCall(call: IncomingMessage, response: ServerResponse) {
    const body = await text(call)
    if (call.url === '/auth/social-sign-in/') {
      const sent: SocialPayload = JSON.parse(body)
      const isAccepted = (await exchange(sent.code)) !== undefined
      exchanges.push({ sent, isAccepted })
      if (!isAccepted) return refuse(response)
    }
    return forward(mocks, call, body, response)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  return {
    base: `http://localhost:${port}/`,
    exchanges,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ success: false, Messages: [{ Message: 'The code was refused' }] }))
}

function forward(mocks: string, call: IncomingMessage, body: string, response: ServerResponse): void {
  const { method, url, headers } = call
  request(new URL(url ?? '/', mocks), { method, headers, agent: false }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.rawHeaders)
    received.pipe(response)
  })
    .on('error', () => response.destroy())
    .end(body)
}
