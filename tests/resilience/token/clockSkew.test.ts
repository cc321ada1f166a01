import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { json, user } from '../../fakes/hostileApi.ts'

startBffPerTest()

const list = '/api/classes/booked/list/'
const lifetime = 300

/** A token that expires in five minutes by an API clock that is ahead or behind. */
function tokenAt(skew: number, serial: number): string {
  const exp = Math.floor(Date.now() / 1000) + skew + lifetime
  return `e30.${Buffer.from(JSON.stringify({ exp, serial })).toString('base64url')}.s`
}

test.each([-600, -310, -60, 60, 600])(
  'an API whose clock is %i s off causes one refresh for an expired token, and none before',
  async (skew) => {
    let serial = 1
    const tokens = () => ({ access_token: tokenAt(skew, serial), refresh_token: `r${serial}` })
    api.on('/auth/token/', (_, response) =>
      json(response, 200, { success: true, user, token_data: tokens() }),
    )
    api.on('/auth/refresh_token/', (_, response, body) => {
      // A reused refresh token ends the session
      if (JSON.parse(body).refresh_token !== `r${serial}`) return json(response, 400, {})
      serial += 1
      return json(response, 200, { success: true, token_data: tokens() })
    })
    let isOutworn = false
    api.on('/classes/', ({ headers: { authorization = '' } }, response) => {
      const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString())
      return isOutworn && claims.serial === 1
        ? json(response, 401, {})
        : json(response, 200, { success: true })
    })
    const cookie = await bff.signIn()
    const many = async () =>
      (await Promise.all(Array.from({ length: 20 }, ask))).every((code) => code === 200)
    const ask = async () => (await bff.request(list, { cookie })).status
    expect(await many()).toBe(true)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(0)
    isOutworn = true
    expect(await many()).toBe(true)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
    expect(await many()).toBe(true)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  },
)
