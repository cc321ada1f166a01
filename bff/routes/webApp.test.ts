import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { createFormTokens } from '#bff/session/formToken.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import { createRenderQueue } from '#bff/pages/renderQueue.ts'
import type { Brand, PageRenderer } from '#bff/pages/renderer.ts'
import { serveWebApp } from '#bff/routes/webApp.ts'
import type { Services } from '#bff/services.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const id = '00000000-0000-4000-8000-000000000001'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>'

// The members that an icon is drawn of
const readBrand: PageRenderer['readBrand'] = async () => ({ icon: svg, tile: svg }) as Brand

interface RequestOptions {
  readonly method?: string
  readonly accept?: string
  readonly upstream?: string
  readonly hasPages?: boolean
}

/** Serves a path. @returns the response, its headers, and what was written instead of one */
async function serve(path: string, options: RequestOptions = {}) {
  const { method = 'GET', accept = 'text/html', upstream = 'live', hasPages = true } = options
  const serveFile = vi.fn<(path: string) => Promise<void>>(async () => undefined)
  const render = vi.fn<PageRenderer['render']>(async () => ({ status: 200, html: 'page' }))
  const services = {
    config: { UPSTREAM: upstream },
    files: { has: (name: string) => name === '/assets/a.js' || name === '/sw.js', serve: serveFile },
    pages: hasPages ? { render, readBrand, toGuestUrl: (url: string) => url } : undefined,
    renderQueue: createRenderQueue(),
    formTokens: createFormTokens([{ id: 'k', key: Buffer.alloc(32) }]),
    sessions: createTestSessions(Date.now).sessions,
    log: () => undefined,
  } as unknown as Services // The services that the web app uses
  const head = { method, target: path, headers: { accept } }
  const trace = untracedTracing.start(id, method)
  const context = { id, tenant, head, path, address: '203.0.113.9', trace } as unknown as TenantContext
  const written: unknown[] = []
  const headers = new Map<string, string>()
  const outgoing = {
    setHeaders: (all: Headers) => all.forEach((value, name) => headers.set(name, value)),
    writeHead: (status: number) => (written.push(status), outgoing),
    end: (body: Buffer) => void written.push(String(body)),
    socket: {},
  }
  const response = await serveWebApp(
    services,
    context,
    {} as IncomingMessage,
    outgoing as unknown as ServerResponse,
  )
  return { response, serveFile, written, headers, route: context.route }
}

test('a file of the browser build is served with the headers of every response', async () => {
  const { response, serveFile, headers, route } = await serve('/assets/a.js')
  expect(response).toBe(RESPONSE_ALREADY_SENT)
  expect(serveFile.mock.calls.map(([path]) => path)).toEqual(['/assets/a.js'])
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
  })
  expect(route).toBe('file')
})

test.each(['/icon-192x192.png', '/apple-touch-icon.png'])('%s is drawn', async (path) => {
  const { response, route } = await serve(path, { accept: 'image/*' })
  expect([response.headers.get('content-type'), route]).toEqual(['image/png', 'icons'])
})

test('a page is rendered for a browser', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { response, written, route } = await serve('/tutors', { method })
    expect([response, written, route]).toEqual([RESPONSE_ALREADY_SENT, [200, 'page'], 'page'])
  }
})

test.each<[string, string, RequestOptions]>([
  ['a path of a file that does not exist', '/assets/b.js', {}],
  ['a program that does not accept HTML', '/tutors', { accept: 'application/json' }],
  ['a server without pages', '/tutors', { hasPages: false }],
])('%s is not found', async (_, path, options) => {
  await expect(serve(path, options)).rejects.toMatchObject({ code: 'not_found' })
})

test('nothing but reading and forms is allowed', async () => {
  await expect(serve('/tutors', { method: 'PUT' })).rejects.toMatchObject({
    code: 'method_not_allowed',
    headers: { allow: 'GET, HEAD' },
  })
})

test('while a fixture is recorded or replayed the worker does nothing', async () => {
  for (const upstream of ['record', 'replay']) {
    const { response, serveFile } = await serve('/sw.js', { upstream })
    expect([await response.text(), serveFile.mock.calls.length]).toEqual(['', 0])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-request-id': id,
      'x-content-type-options': 'nosniff',
    })
  }
  expect((await serve('/sw.js', { upstream: 'mock' })).serveFile).toHaveBeenCalledOnce()
  expect((await serve('/assets/a.js', { upstream: 'replay' })).serveFile).toHaveBeenCalledOnce()
})
