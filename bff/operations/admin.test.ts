import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdminServer } from '#bff/operations/admin.ts'

const state = { isReady: true, isBroken: false }
const server = createAdminServer({
  ready: async () => ({ ready: state.isReady }),
  metrics: async () => {
    if (state.isBroken) throw new Error('CANARY')
    return 'bff_up 1\n'
  },
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // Guaranteed by listening on a port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function read(path: string, method = 'GET') {
  const { status, headers, text } = await fetch(base + path, { method }).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-length')).toBe(String(text.length))
  return [status, headers.get('content-type'), text]
}

test('each path of the admin listener returns its own content, with no-store', async () => {
  expect(await read('/livez')).toEqual([200, 'text/plain', 'ok\n'])
  expect(await read('/readyz')).toEqual([200, 'application/json', '{"ready":true}\n'])
  expect(await read('/metrics')).toEqual([200, 'text/plain; version=0.0.4', 'bff_up 1\n'])
})

test('a server that is not ready answers 503, which load balancers read', async () => {
  state.isReady = false
  expect(await read('/readyz')).toEqual([503, 'application/json', '{"ready":false}\n'])
  expect(await read('/livez')).toEqual([200, 'text/plain', 'ok\n'])
})

test('other paths and methods are not found, and a failure has no details', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/livez?x', 'GET'],
    ['/livez', 'POST'],
  ] as const)
    expect(await read(path, method)).toEqual([404, 'text/plain', 'not found\n'])
  state.isBroken = true
  expect(await read('/metrics')).toEqual([500, 'text/plain', 'failed\n'])
})
