import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson, user } from '../../fakes/hostileApi.ts'

startBffPerTest()

const list = '/api/classes/booked/list/'
const lifetime = 300

/** A token that expires in five minutes by an API clock that is ahead or behind. */
function createToken(skew: number, serial: number): string {
  const exp = Math.floor(Date.now() / 1000) + skew + lifetime
  return `e30.${Buffer.from(JSON.stringify({ exp, serial })).toString('base64url')}.s`
}

test.each([-600, -310, -60, 60, 600])(
  'an API whose clock is %i s off causes one refresh for an expired token, and none before',
  async (skew) => {
    let serial = 1
    const createTokens = () => ({ access_token: createToken(skew, serial), refresh_token: `r${serial}` })
    api.on('/auth/token/', (_, response) =>
      sendJson(response, 200, { success: true, user, token_data: createTokens() }),
    )
    api.on('/auth/refresh_token/', (_, response, body) => {
      // A reused refresh token ends the session
      if (JSON.parse(body).refresh_token !== `r${serial}`) return sendJson(response, 400, {})
      serial += 1
      return sendJson(response, 200, { success: true, token_data: createTokens() })
    })
    let isFirstTokenExpired = false
    api.on('/classes/', ({ headers: { authorization = '' } }, response) => {
      const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString())
      return isFirstTokenExpired && claims.serial === 1
        ? sendJson(response, 401, {})
        : sendJson(response, 200, { success: true })
    })
    const cookie = await bff.signIn()
    const callMany = async () =>
      (await Promise.all(Array.from({ length: 20 }, request))).every((code) => code === 200)
    const request = async () => (await bff.request(list, { cookie })).status
    expect(await callMany()).toBe(true)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(0)
    isFirstTokenExpired = true
    expect(await callMany()).toBe(true)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
    expect(await callMany()).toBe(true)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  },
)
