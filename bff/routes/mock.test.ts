import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { serveMock } from '#bff/routes/mock.ts'
import type { Services } from '#bff/services.ts'

const origin = 'https://a.example'

/** Serves a call of `/__mock/reset` and returns the paths that the mock API was asked for. */
async function serve(method: string, headers: Record<string, string>): Promise<string[]> {
  const paths: string[] = []
  const services = {
    config: { UPSTREAM: 'hybrid' },
    responseCache: { clear: () => undefined },
    mock: {
      async serve({ path }: { path: string }) {
        paths.push(path)
        return { status: 204, headers: [], body: Buffer.alloc(0) }
      },
    },
  }
  const head = { method, target: '/__mock/reset', headers, rawHeaders: [] }
  const context = { head, origin, tenant: { customHost: 'a' }, signal: new AbortController().signal }
  await serveMock(
    services as unknown as Services,
    context as unknown as TenantContext,
    {} as unknown as IncomingMessage,
  )
  return paths
}

describe('serveMock', () => {
  test.each([{ origin: 'https://b.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses a POST with %j',
    async (headers) => {
      await expect(serve('POST', headers)).rejects.toMatchObject({ code: 'csrf' })
    },
  )

  test('passes a POST of our own pages and of no browser on', async () => {
    expect(await serve('POST', { origin, 'sec-fetch-site': 'same-origin' })).toEqual(['/__mock/reset'])
    expect(await serve('POST', {})).toEqual(['/__mock/reset'])
  })

  test('passes a GET of any site on, which changes nothing', async () => {
    expect(await serve('GET', { 'sec-fetch-site': 'cross-site' })).toEqual(['/__mock/reset'])
  })
})
