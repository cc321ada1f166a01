import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface RawApi {
  readonly base: string
  /** Heads and bodies as received */
  readonly received: string[]
  close(): Promise<void>
}

/** Builds a JSON response byte by byte. @param lines headers it may not have */
export function formatRawJson(body: string, lines = ''): string {
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${lines}\r\n${body}`
}

const user = { first_name: 'Sara', user_type: 'student', category: 'student' }

/** The response of sign-in and refresh. */
export const rawSession = JSON.stringify({
  success: true,
  user,
  token_data: { access_token: 'CANARY-access', refresh_token: 'CANARY-refresh' },
})

/** Starts an API on bare sockets: a call with `mode=name` in its query gets that response, valid or not. */
export async function startRawApi(modes: Record<string, (socket: Socket) => void>): Promise<RawApi> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let bytes = ''
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      bytes += chunk.toString('latin1')
      const end = bytes.indexOf('\r\n\r\n')
      const [, length = '0'] = /content-length: (\d+)/i.exec(bytes) ?? []
      if (end < 0 || bytes.length < end + 4 + Number(length)) return
      const call = bytes
      bytes = ''
      received.push(call)
      const [, mode = ''] = /mode=(\w+)/.exec(call) ?? []
      const respond = modes[mode]
      if (respond) {
        respond(socket)
        return
      }
      socket.write(formatRawJson(/ \S+\/auth\//.test(call) ? rawSession : '{"success":true}'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  return {
    base: `http://127.0.0.1:${port}/v1/`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
