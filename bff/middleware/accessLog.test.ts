import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { recordRequest } from '#bff/middleware/accessLog.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // A process that has run for a while
  vi.advanceTimersByTime(1000)
})
afterEach(() => void vi.useRealTimers())

/** Returns the log, measurements and span of a response that ends after two milliseconds. */
function serve(more: { isComplete?: boolean; problem?: string; isUnknownHost?: boolean } = {}): unknown[] {
  const noted: unknown[] = []
  const createNoter =
    (name: string) =>
    (...args: unknown[]) =>
      noted.push([name, ...args])
  const metrics = {
    served: createNoter('served'),
    refused: { inc: createNoter('refused') },
    clientAborted: { inc: createNoter('aborted') },
  }
  const context = {
    id: 'id',
    head: { method: 'POST' },
    route: '/tutor/{id}/',
    tenant: more.isUnknownHost ? undefined : tenant,
    trace: { end: createNoter('trace') },
    problem: more.problem,
  }
  const response = Object.assign(new EventEmitter(), {
    writableFinished: more.isComplete ?? true,
    statusCode: 201,
  })
  // The members that are used
  recordRequest(
    { log: createNoter('log'), metrics: metrics as unknown as Metrics },
    context as unknown as RequestContext,
    response as unknown as ServerResponse,
  )
  expect(noted).toEqual([])
  vi.advanceTimersByTime(2)
  response.emit('close')
  response.emit('close')
  return noted
}

const line = {
  event: 'request',
  request_id: 'id',
  tenant: 'a.example',
  method: 'POST',
  route: '/tutor/{id}/',
  status: 201,
  code: undefined,
  ms: 2,
}

test('a request is measured, traced and logged once, when its response is sent', () => {
  expect(serve()).toEqual([
    ['served', '/tutor/{id}/', 'POST', 201, 'a.example', 2],
    ['trace', '/tutor/{id}/', 201],
    ['log', 'info', line],
  ])
})

test('a refusal is counted by its code', () => {
  expect(serve({ problem: 'csrf' })).toEqual([
    expect.arrayContaining(['served']),
    ['refused', { code: 'csrf' }],
    expect.arrayContaining(['trace']),
    ['log', 'info', { ...line, code: 'csrf' }],
  ])
})

test('a client that left before its response was complete is a 499', () => {
  expect(serve({ isComplete: false })).toEqual([
    ['served', '/tutor/{id}/', 'POST', 499, 'a.example', 2],
    ['aborted'],
    ['trace', '/tutor/{id}/', 499],
    ['log', 'info', { ...line, status: 499 }],
  ])
})

test('a request to an unknown host is logged without a tenant', () => {
  expect(serve({ isUnknownHost: true }).at(-1)).toEqual(['log', 'info', { ...line, tenant: undefined }])
})
