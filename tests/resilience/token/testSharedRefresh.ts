import { expect, test } from 'vitest'
import { countValues, type Fleet } from '../../fakes/fleet.ts'
import type { HostileApi } from '../../fakes/hostileApi.ts'

/** Four processes that share one session, whose token has just expired. */
export interface ExpiredSession {
  readonly api: HostileApi
  readonly fleet: Fleet
  readonly cookie: string
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tests that one refresh serves all callers, also when its lease holder dies, on any store.
 * @param durations of the API's refresh, milliseconds
 */
export function testSharedRefresh(start: () => Promise<ExpiredSession>, durations: readonly number[]): void {
  test.each(durations)('a refresh of %i ms happens once for a hundred callers', async (milliseconds) => {
    const { api, fleet, cookie } = await start()
    api.delay('/auth/refresh_token/', milliseconds)
    expect(countValues(await fleet.callMany(cookie, 25))).toEqual({ 200: 100 })
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  })

  test('the others take over when the holder is killed while the API works on its call', async () => {
    const { api, fleet, cookie } = await start()
    api.on('/auth/refresh_token/', () => undefined)
    const responses = fleet.callMany(cookie, 25)
    await killHolder(api, fleet)
    const killed = Date.now()
    api.restore('/auth/refresh_token/')
    expect(countValues(await responses)).toEqual({ 0: 25, 200: 75 })
    // The lease of three seconds and one more
    expect(Date.now() - killed).toBeLessThan(4500)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(2)
  })

  test('when the holder is killed after the API has used the token, callers get 401 and no refresh is repeated', async () => {
    const { api, fleet, cookie } = await start()
    api.on('/auth/refresh_token/', (_request, _response, body) => {
      api.invalidateRefreshToken(JSON.parse(body).refresh_token)
      api.restore('/auth/refresh_token/')
    })
    const responses = fleet.callMany(cookie, 25)
    await killHolder(api, fleet)
    const killed = Date.now()
    expect(countValues(await responses)).toEqual({ 0: 25, 401: 75 })
    expect(Date.now() - killed).toBeLessThan(10_000)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(2)
  })
}

async function killHolder(api: HostileApi, fleet: Fleet): Promise<void> {
  while (api.findCalls('/auth/refresh_token/').length === 0) await sleep(10)
  const [call] = api.findCalls('/auth/refresh_token/')
  if (call) fleet.findSender(call).process.kill('SIGKILL')
}
