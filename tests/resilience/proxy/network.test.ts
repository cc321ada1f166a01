import { writeFileSync } from 'node:fs'
import {
  createServer as createHttpServer,
  request as openRequest,
  type Server as HttpServer,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { createCertificate } from '../../fakes/certificates.ts'
import { startNameService } from '../../fakes/nameService.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

const started: BffProcess[] = []
const servers: Server[] = []

afterEach(async () => {
  await stopBffProcesses(...started.splice(0))
  for (const server of servers.splice(0)) server.close()
})

async function start(base: string, env: Record<string, string> = {}) {
  const child = await startBffProcess({ API_BASE_URL: base, DATA_DIR: createTemporaryFolder(), ...env })
  started.push(child)
  return { child, ...createHttpClient(child.port) }
}

async function getPort(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  return port
}

const terms = '/api/institutes/terms/'
const getOutcome = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code]

/** Creates an API that responds to sign-in and never reads any other body. */
function createDeafApi(connections: Set<Socket>): Server {
  const user = { first_name: 'S', user_type: 'student', category: 'student' }
  const tokens = { access_token: 'a', refresh_token: 'r' }
  const body = JSON.stringify({ success: true, user, token_data: tokens })
  const response = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  return createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      if (chunk.includes('/auth/token/')) return socket.write(response)
      socket.pause()
      connections.add(socket)
      return socket.once('close', () => connections.delete(socket))
    })
  })
}

test('an upload that the API never reads gives 504 at its deadline and releases its connection', async () => {
  const connections = new Set<Socket>()
  const port = await getPort(createDeafApi(connections))
  // Uploads have a deadline of two minutes, calls one of fifteen seconds
  const { child, signIn } = await start(`http://127.0.0.1:${port}/`, { UPSTREAM_TIMEOUT_MS: '200' })
  // Its own deadline passes on a busy machine
  const cookie = await vi.waitUntil(signIn, { timeout: 30_000 })
  const begun = Date.now()
  const status = await new Promise((resolve, reject) => {
    const upload = openRequest(
      {
        port: child.port,
        host: '127.0.0.1',
        path: '/api/files/upload/',
        method: 'POST',
        headers: {
          host: `localhost:${child.port}`,
          'x-csrf': '1',
          cookie,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 20_000_000,
        },
      },
      (response) => resolve(response.resume().statusCode),
    )
    upload.once('error', reject)
    const chunk = Buffer.alloc(100_000)
    const addMore = () => {
      while (upload.write(chunk)) if (upload.destroyed) return
      upload.once('drain', addMore)
    }
    addMore()
    upload.once('close', () => resolve('closed'))
  })
  expect(status).toBe(504)
  expect((Date.now() - begun) / 1600).toBeGreaterThan(0.9)
  // A socket only notices the end of its peer while it is read
  for (const socket of connections) socket.removeAllListeners('data').resume()
  for (let step = 0; step < 20 && connections.size; step += 1) await sleep(50)
  expect(connections.size).toBe(0)
  expect((await child.admin('/metrics')).text).toContain('bff_upstream_open 0')
})

test('an unknown host name gives 502 at once', async () => {
  const { request } = await start('http://nowhere.invalid/')
  expect(getOutcome(await request(terms))).toEqual([502, 'upstream_unreachable'])
})

test('an API with a wrong certificate is refused, and used again with the right one', async () => {
  const folder = createTemporaryFolder()
  const right = createCertificate('localhost', folder)
  const wrong = createCertificate('elsewhere.test', folder)
  const known = join(folder, 'known.crt')
  writeFileSync(known, right.cert + wrong.cert)
  let calls = 0
  const server = createSecureServer(wrong, (_, response) => {
    calls += 1
    response.setHeader('content-type', 'application/json')
    response.end('{"success":true}')
  })
  const port = await getPort(server)
  const { request } = await start(`https://localhost:${port}/`, { NODE_EXTRA_CA_CERTS: known })
  expect(getOutcome(await request(terms))).toEqual([502, 'upstream_unreachable'])
  expect(calls).toBe(0)
  server.setSecureContext(right)
  expect((await request(terms)).status).toBe(200)
  expect(calls).toBe(1)
})

/** Creates an API that responds to sign-in and reports its name. */
async function startNamedApi(address: string, port = 0): Promise<{ server: HttpServer; port: number }> {
  const user = { first_name: 'S', user_type: 'student', category: 'student' }
  const body = { success: true, user, token_data: { access_token: 'a', refresh_token: 'r' }, data: [address] }
  const server = createHttpServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  return { server, port: (server.address() as AddressInfo).port } // Guaranteed by listening on a port
}

test('an API that moves to another IP address is found there', async () => {
  const folder = createTemporaryFolder()
  const names = startNameService(folder)
  const old = await startNamedApi('127.0.0.1')
  await startNamedApi('127.0.0.2', old.port)
  names.setAddress('127.0.0.1')
  const { request, signIn } = await start(`http://api.example.test:${old.port}/`, {
    NODE_OPTIONS: names.options,
  })
  const cookie = await signIn()
  const place = async () => JSON.parse((await request('/api/classes/booked/list/', { cookie })).text).data
  expect(await place()).toEqual(['127.0.0.1'])
  names.setAddress('127.0.0.2')
  old.server.close()
  old.server.closeAllConnections()
  expect(await place()).toEqual(['127.0.0.2'])
})
