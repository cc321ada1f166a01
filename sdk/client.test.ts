import { describe, expect, it, vi } from 'vitest'
import { createClients } from './client.ts'
import { unwrapData } from './unwrapData.ts'
import type { ApiError } from './errors.ts'

function createTestClients(createResponse: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const onFailure = vi.fn<(error: ApiError) => void>()
  const clients = createClients({
    origin: 'http://localhost',
    language: () => 'ar',
    timeZone: () => 'Africa/Cairo',
    onFailure,
    fetch: async (request) => {
      requests.push(request)
      return createResponse()
    },
  })
  return { ...clients, requests, onFailure }
}

const page = { success: true, data: [], total: 0, page: 1, page_size: 10 }

describe('the clients of a page', () => {
  it('add the header against forgery, the language and the zone', async () => {
    const { api, requests } = createTestClients(() => Response.json(page))
    await api.GET('/tutor/list/')
    const headers = ['x-csrf', 'accept-language', 'x-timezone'].map((name) => requests[0]?.headers.get(name))
    expect(headers).toEqual(['1', 'ar', 'Africa/Cairo'])
  })

  it('say of a passive call, and of no other, that it does not extend the session', async () => {
    const { api, passive, requests } = createTestClients(() => Response.json(page))
    await api.GET('/tutor/list/')
    await passive.api.GET('/tutor/list/')
    await passive.passive.bff.GET('/session').catch(() => undefined)
    expect(requests.map(({ headers }) => headers.get('x-passive'))).toEqual([null, '1', '1'])
    expect(requests.map(({ headers }) => headers.get('x-csrf'))).toEqual(['1', '1', '1'])
  })

  it('write lists with commas and keep the path with its slash', async () => {
    const { api, requests } = createTestClients(() => Response.json(page))
    await api.GET('/tutor/list/', { params: { query: { genders: ['Female', 'Male'], page: 2 } } })
    expect(requests[0]?.url).toBe('http://localhost/api/tutor/list/?genders=Female,Male&page=2')
  })

  it('throw an error that came with status 200, and report it', async () => {
    const { api, onFailure } = createTestClients(() =>
      Response.json({ success: false, Messages: [{ Message: 'No' }] }),
    )
    const call = api.POST('/institutes/subscription/add/', { body: { email: 'a@example.test' } })
    await expect(call).rejects.toMatchObject({ name: 'RefusedError', messages: ['No'] })
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('throw a connection error without a response, and for a page of HTML', async () => {
    const lost = createTestClients(() => Promise.reject(new TypeError('fetch failed')))
    await expect(lost.api.GET('/institutes/version/')).rejects.toMatchObject({
      status: 0,
      code: 'ConnectionError',
    })
    const proxy = createTestClients(
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    )
    await expect(proxy.api.GET('/institutes/version/')).rejects.toMatchObject({
      status: 200,
      code: 'ConnectionError',
    })
  })

  it('return data after errors are thrown', async () => {
    const { api } = createTestClients(() => Response.json(page))
    expect((await unwrapData(api.GET('/tutor/list/'))).total).toBe(0)
  })
})
