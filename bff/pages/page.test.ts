import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import { createGuestPages } from '#bff/pages/guestPages.ts'
import { servePage, serveRefusedForm, warmUpPages } from '#bff/pages/page.ts'
import type { PageServices } from '#bff/pages/page.ts'
import { createRenderQueue } from '#bff/pages/renderQueue.ts'
import type { PageRenderer } from '#bff/pages/renderer.ts'
import { formatSessionCookie } from '#bff/session/cookie.ts'
import { createFormTokens } from '#bff/session/formToken.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

let now = 0
const id = '00000000-0000-4000-8000-000000000001'
const render = vi.fn<PageRenderer['render']>()
const { sessions, start } = createTestSessions(Date.now)
const form = { name: 'login', values: {}, errors: {} }

beforeEach(() => {
  render.mockReset().mockImplementation(async ({ formToken, nonce }) => ({
    status: 200,
    html: `page ${formToken} ${nonce}`,
  }))
})

// The services that pages use
const services = {
  pages: { render, toGuestUrl: (url: string) => url.split('?', 1)[0] },
  guestPages: createGuestPages(() => now),
  renderQueue: createRenderQueue(),
  formTokens: createFormTokens([{ id: 'k', key: Buffer.alloc(32) }]),
  sessions,
  tracing: untracedTracing,
  log: () => undefined,
} as unknown as PageServices

function createContext(path: string, headers: Record<string, string> = {}, method = 'GET'): TenantContext {
  const head = { method, target: path, headers }
  const trace = untracedTracing.start(id, method)
  return { id, tenant, head, path, address: '203.0.113.9', trace } as unknown as TenantContext
}

/** Writes a page. @returns its status, headers and body */
async function write(work: (outgoing: ServerResponse) => Promise<void>) {
  const written: unknown[] = []
  const outgoing = {
    writeHead: (...head: unknown[]) => (written.push(...head), outgoing),
    end: (body: Buffer) => void written.push(String(body)),
    socket: {},
  }
  await work(outgoing as unknown as ServerResponse)
  const [status, headers, body] = written as [number, Record<string, string>, string]
  return { status, headers, body }
}

const serve = (context: TenantContext, own = services) =>
  write((outgoing) => servePage(own, context, outgoing))

test('guests share a render by the query that the page declares, each with a nonce and a token of its own', async () => {
  const [one, two] = [await serve(createContext('/shared?a=1')), await serve(createContext('/shared?a=2'))]
  expect(render).toHaveBeenCalledOnce()
  expect(render.mock.calls[0]?.[0]).toMatchObject({ url: '/shared', user: undefined })
  expect(one.body).not.toBe(two.body)
  expect(one.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(one.headers['set-cookie']).toHaveLength(1)
  const [, , nonce] = one.body.split(' ')
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})

test('a page without a form sets no cookie', async () => {
  render.mockResolvedValue({ status: 200, html: 'page' })
  expect((await serve(createContext('/plain'))).headers).not.toHaveProperty('set-cookie')
  const alone = { ...services, guestPages: undefined }
  const { headers } = await serve(createContext('/plain'), alone)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(headers).not.toHaveProperty('set-cookie')
})

test('a signed-in person gets a page of their own, which no cache keeps', async () => {
  const session = await start()
  const cookie = formatSessionCookie(tenant, session.cookie, undefined).split(';', 1)[0] ?? ''
  const { headers } = await serve(createContext('/own?a=1', { cookie }))
  expect(render.mock.calls[0]?.[0]).toMatchObject({ url: '/own?a=1', user: session.record.user })
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
  await serve(createContext('/own?a=1', { cookie }))
  expect(render).toHaveBeenCalledTimes(2)
})

const failToOpen = () => Promise.reject(new Error('store'))

test('while the session store fails, a page is rendered as for a guest', async () => {
  const session = await start()
  const cookie = formatSessionCookie(tenant, session.cookie, undefined).split(';', 1)[0] ?? ''
  const { status } = await serve(createContext('/own', { cookie }), {
    ...services,
    sessions: { ...sessions, open: failToOpen },
  })
  expect([status, render.mock.calls[0]?.[0].user]).toEqual([200, undefined])
})

test('a refused form has its page, with what was typed and the status of the refusal', async () => {
  const serveForm = (status: number) =>
    write((outgoing) => serveRefusedForm(services, createContext('/login?a=1'), outgoing, { status, form }))
  const { status, headers } = await serveForm(422)
  expect(render.mock.calls[0]?.[0]).toMatchObject({ url: '/login?a=1', form })
  expect([status, headers['cache-control']]).toEqual([422, 'private, no-store'])
  expect(headers['set-cookie']).toHaveLength(1)
  render.mockResolvedValue({ status: 404, html: 'none' })
  expect((await serveForm(422)).status).toBe(404)
})

test('a page lacks data when a read failed, and is then rendered again soon', async () => {
  render.mockImplementation(async ({ read }) => {
    await read({ method: 'GET', path: '/x/', language: undefined })
    return { status: 200, html: 'page' }
  })
  const reading = {
    ...services,
    pageReadTimeout: 10,
    matchOperation: () => {
      throw new Error('unknown')
    },
  }
  await serve(createContext('/partial'), reading)
  now += 501
  await serve(createContext('/partial'), reading)
  expect(render).toHaveBeenCalledTimes(2)
})

test('the first page is rendered and discarded, and never fails', async () => {
  await warmUpPages(services, tenant)
  expect(render.mock.calls[0]?.[0]).toMatchObject({ url: '/', origin: 'https://a.example', user: undefined })
  render.mockRejectedValue(new Error('broken'))
  await warmUpPages(services, tenant)
})
