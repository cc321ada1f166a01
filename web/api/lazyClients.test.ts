import { expect, it, vi } from 'vitest'
import { type ApiError, type ClientOptions, type Clients, createClients, NetworkError } from '#sdk'
import { createLazyClients } from './lazyClients.ts'

type Load = (options: ClientOptions) => Promise<Clients>

const options = {
  origin: 'http://localhost',
  language: () => 'en',
  timeZone: () => 'UTC',
  fetch: async ({ method, url, headers }: Request) =>
    Response.json({ success: true, data: `${method} ${url} ${headers.get('X-Passive')}` }),
}

it('loads the clients with the first call, and once', async () => {
  const load = vi.fn<Load>(async (given) => createClients(given))
  const clients = createLazyClients(options, load)
  expect(load).not.toHaveBeenCalled()
  const responses = await Promise.all([
    clients.api.GET('/tutor/filters/'),
    clients.api.GET('/tutor/filters/'),
  ])
  expect(responses[0]?.data).toMatchObject({ data: 'GET http://localhost/api/tutor/filters/ null' })
  expect(load).toHaveBeenCalledTimes(1)
  const { data } = await clients.passive.api.GET('/tutor/filters/')
  expect(data).toMatchObject({ data: 'GET http://localhost/api/tutor/filters/ 1' })
})

it('rejects like a call without a connection where they do not arrive, and tries again', async () => {
  const load = vi.fn<Load>(async (given) => createClients(given))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const onFailure = vi.fn<(error: ApiError) => void>()
  const clients = createLazyClients({ ...options, onFailure }, load)
  await expect(clients.api.GET('/tutor/filters/')).rejects.toBeInstanceOf(NetworkError)
  expect(onFailure).toHaveBeenCalledWith(expect.any(NetworkError))
  await expect(clients.api.GET('/tutor/filters/')).resolves.toHaveProperty('data')
})
