import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer } from '#mocks/httpServer.ts'

const server = createMockServer()
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => server.close())

test('a page of any origin may call and read the headers', async () => {
  const preflight = await fetch(`${origin}/homework/list/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://page.example.test',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-mock-world',
    },
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('DELETE'),
    'access-control-allow-headers': 'authorization,x-mock-world',
  })
  for (const path of ['/tutor/list/', '/nothing/', '/__mock/scenarios']) {
    const response = await fetch(origin + path, { headers: { origin: 'http://page.example.test' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toBe('*')
  }
})

async function read(host: string): Promise<string> {
  const sent = request(`${origin}/tutor/list/`, { headers: { host } }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  return Buffer.concat((await response?.toArray()) ?? []).toString()
}

test('URLs in responses begin with the host that the caller used', async () => {
  expect(await read('mocks.example.test:8080')).toContain(
    '"http://mocks.example.test:8080/__mock/files/portraits/',
  )
  expect(await read('[::1]:4010')).toContain('"http://[::1]:4010/__mock/files/portraits/')
  expect(await read('a"><script>')).toContain('"/__mock/files/portraits/')
})
