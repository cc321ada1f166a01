import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestContext, hasTenant } from '#bff/http/requestContext.ts'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

class Response extends EventEmitter {
  destroyed = false
  writableFinished = false
}

function createContext(headers: Record<string, string> = {}, isMocked = false) {
  const response = new Response()
  const head = { method: 'GET', target: '/a/b?c=1', headers } as unknown as RequestHead
  const owner = { tenant, origin: tenant.origin, address: '203.0.113.9' }
  const options = { isMocked, tracing: untracedTracing }
  // The members that a context uses
  const outgoing = response as unknown as ServerResponse
  return { response, context: createRequestContext(head, owner, outgoing, options) }
}

test('a context has an id of its own, the path without its query, and its tenant', () => {
  const { context } = createContext()
  expect(context).toMatchObject({ path: '/a/b', tenant, origin: 'https://a.example', address: '203.0.113.9' })
  expect(context.route).toBe('none')
  expect(context.id).toMatch(/^[\da-f-]{36}$/)
  expect(createContext().context.id).not.toBe(context.id)
  expect(context.trace.call('x').traceparent).toContain(context.id.replaceAll('-', ''))
})

test('a context without a tenant is distinguished from one with a tenant', () => {
  const { context } = createContext()
  expect(hasTenant(context)).toBe(true)
  expect(hasTenant({ ...context, tenant: undefined })).toBe(false)
})

test('world and scenario of the mock API are read from a header or a cookie where calls are mocked', () => {
  const headers = { 'x-mock-world': 'w', 'x-mock-scenario': 's', cookie: 'mock_world=other' }
  expect(createContext(headers, true).context.mock).toEqual({ world: 'w', scenario: 's' })
  expect(createContext({ cookie: 'mock_world=c' }, true).context.mock).toEqual({ world: 'c' })
  expect(createContext({}, true).context.mock).toEqual({})
  expect(createContext(headers).context.mock).toBeUndefined()
})

test('a client that disconnects before its response is complete aborts the call', () => {
  const { context, response } = createContext()
  const { signal } = context
  expect(context.signal).toBe(signal)
  response.emit('close')
  expect(signal.aborted).toBe(true)
})

test('a client that has its whole response aborts nothing', () => {
  const { context, response } = createContext()
  const { signal } = context
  response.writableFinished = true
  response.emit('close')
  expect(signal.aborted).toBe(false)
})

test('the signal of a client that has already left is aborted, unless its response was complete', () => {
  const gone = createContext()
  gone.response.destroyed = true
  expect(gone.context.signal.aborted).toBe(true)
  const served = createContext()
  Object.assign(served.response, { destroyed: true, writableFinished: true })
  expect(served.context.signal.aborted).toBe(false)
})
