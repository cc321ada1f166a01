import { afterEach, expect, test, vi } from 'vitest'
import { createClient, type ApiClientOptions } from './createClient.ts'
import { catchFailure, hang } from './testResponses.ts'

const page = { success: true, data: [], total: 0, page: 1, page_size: 10 }
afterEach(() => void vi.unstubAllGlobals())

/** A client whose requests are recorded. */
function create(options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'http://api.example.test/v1/',
    fetch: async (request) => {
      requests.push(request)
      return Response.json(page)
    },
    ...options,
  })
  return { client, requests }
}

test.each(['http://api.example.test/v1', 'http://api.example.test/v1/'])(
  'paths follow the base URL %s',
  async (baseUrl) => {
    const { client, requests } = create({ baseUrl })
    const { data } = await client.GET('/tutor/list/', { params: { query: { genders: ['Female', 'Male'] } } })
    expect(data).toEqual(page)
    expect(requests[0]?.url).toBe('http://api.example.test/v1/tutor/list/?genders=Female,Male')
  },
)

test('headers are those of the moment of each call; an own header of the call wins', async () => {
  let token: string | undefined = 'a'
  const { client, requests } = create({ headers: () => ({ authorization: token, 'accept-language': 'ar' }) })
  await client.GET('/tutor/list/')
  token = undefined
  await client.GET('/tutor/list/', { headers: { 'accept-language': 'en' } })
  expect(
    requests.map(({ headers }) => [headers.get('authorization'), headers.get('accept-language')]),
  ).toEqual([
    ['a', 'ar'],
    [null, 'en'],
  ])
  const fixed = create({ headers: { authorization: 'b' } })
  await fixed.client.GET('/tutor/list/')
  expect(fixed.requests[0]?.headers.get('authorization')).toBe('b')
})

test('without an own fetch the global one of the call is used', async () => {
  const client = createClient({ baseUrl: 'http://api.example.test/' })
  vi.stubGlobal('fetch', async () => Response.json(page))
  expect((await client.GET('/tutor/list/')).data).toEqual(page)
})

test('a call that lasts too long rejects, and every failure is reported first', async () => {
  const reported: string[] = []
  const { client } = create({ fetch: hang, timeout: 1, onFailure: ({ name }) => reported.push(name) })
  expect(await catchFailure(client.GET('/tutor/list/'))).toMatchObject({ name: 'TimeoutError' })
  expect(reported).toEqual(['TimeoutError'])
})

test.each(['/api/', 'api', ''])('outside of a page the base URL %j is refused', (baseUrl) => {
  expect(() => create({ baseUrl })).toThrow(`baseUrl: "${baseUrl}" is not an absolute URL`)
})

test('a timeout is a time that timers take, or none', () => {
  for (const timeout of [-1, NaN, 2 ** 31])
    expect(() => create({ timeout })).toThrow(`timeout: ${timeout} is not`)
  for (const timeout of [0, 2 ** 31 - 1, Infinity]) expect(() => create({ timeout })).not.toThrow()
})
