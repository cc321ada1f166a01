import { expect, test } from 'vitest'
import { defaultHeaderNames } from '#bff/config/schemas.ts'
import { createHybrid } from '#bff/upstream/hybrid.ts'
import type { Upstream, UpstreamRequest } from '#bff/upstream/upstream.ts'
import { operations } from '#sdk/operations.ts'
import { requireValue } from '../../tests/fakes/requireValue.ts'

const names = {
  language: 'x-lang',
  clientId: 'x-id',
  clientSecret: 'x-secret',
  timezone: 'x-zone',
  customHost: 'x-host',
}

/** A hybrid whose two sides note what they receive, and in which order they are closed. */
function createTested() {
  const received: [side: string, request: UpstreamRequest][] = []
  const closed: string[] = []
  const createSide = (side: string): Upstream => ({
    send: async (request) => {
      received.push([side, request])
      return { status: 200, headers: [], body: Buffer.from(side) }
    },
    close: async () => void closed.push(side),
  })
  return { hybrid: createHybrid(createSide('live'), createSide('mock'), names), received, closed }
}

function buildRequest(more: Partial<UpstreamRequest> = {}): UpstreamRequest {
  return {
    method: 'GET',
    path: '/institutes/terms/',
    headers: {},
    signal: new AbortController().signal,
    ...more,
  }
}

function findPath(provenance: 'documented' | 'assumed'): string {
  const isFitting = ({ method, template, provenance: own }: (typeof operations)[number]) =>
    method === 'GET' && !template.includes('{') && own === provenance
  return requireValue(operations.find(isFitting)?.template, `a ${provenance} read`)
}

test('documented calls go to the API as they are, assumed ones to the mock API', async () => {
  const { hybrid, received } = createTested()
  const documented = buildRequest({ path: `${findPath('documented')}?page=1` })
  await hybrid.send(documented)
  expect(received[0]?.[1]).toBe(documented)
  await hybrid.send(buildRequest({ path: `${findPath('assumed')}?page=1` }))
  await hybrid.send(buildRequest({ path: '/nothing/of/the/kind/' }))
  await hybrid.send(buildRequest({ method: 'PATCH', path: findPath('assumed') }))
  expect(received.map(([side]) => side)).toEqual(['live', 'mock', 'live', 'live'])
})

test('the mock API gets the headers under the names that it knows', async () => {
  const { hybrid, received } = createTested()
  const headers = {
    'x-lang': 'ar',
    'x-id': 'i',
    'x-secret': 's',
    'x-zone': 'UTC',
    'x-host': 'h',
    accept: '*/*',
  }
  await hybrid.send(buildRequest({ path: findPath('assumed'), headers }))
  expect(received[0]?.[1].headers).toStrictEqual({
    [defaultHeaderNames.language]: 'ar',
    [defaultHeaderNames.clientId]: 'i',
    [defaultHeaderNames.clientSecret]: 's',
    [defaultHeaderNames.timezone]: 'UTC',
    [defaultHeaderNames.customHost]: 'h',
    accept: '*/*',
  })
})

test("the mock API acts as a person of the caller's type", async () => {
  const { hybrid, received } = createTested()
  const path = findPath('assumed')
  const signal = new AbortController().signal
  await hybrid.send(buildRequest({ path, signal, mock: { world: 'w', userType: 'tutor' } }))
  await hybrid.send(buildRequest({ path, mock: { world: 'w' } }))
  await hybrid.send(buildRequest({ path }))
  expect(received.map(([, { mock }]) => mock)).toStrictEqual([
    { world: 'w', userType: 'tutor', actingAs: 'tutor' },
    { world: 'w' },
    {},
  ])
  expect(received[0]?.[1].signal).toBe(signal)
})

test('both sides are closed', async () => {
  const { hybrid, closed } = createTested()
  await hybrid.close()
  expect(closed).toEqual(['live', 'mock'])
})
