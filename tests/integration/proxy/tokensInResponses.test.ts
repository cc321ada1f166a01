import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()
failOnUnhandledRejections()

test.each([
  ['application/json', '{"access_token":"CANARY","data":[]}'],
  ['application/json', '{"token_data":{"access_token":"CANARY"},"data":[]}'],
  ['text/plain', 'access_token=CANARY'],
  ['application/json', `{"data":"${'x'.repeat(2_000_000)}","access_token":"CANARY"}`],
])('a public read passes no token on to a guest, as %s', async (type, body) => {
  api.on('/institutes/terms/', (_, response) => response.writeHead(200, { 'content-type': type }).end(body))
  const received = await bff.request('/api/institutes/terms/').catch(String)
  expect(JSON.stringify(received)).not.toContain('CANARY')
  expect(api.findCalls('/institutes/terms/').length).toBeGreaterThan(0)
})

test.each(['text/html', 'text/plain', 'application/octet-stream'])(
  'a response to a signed-in person that is %s and names a token gives 502',
  async (type) => {
    const cookie = await bff.signIn()
    api.on('/classes/', (_, response) =>
      response.writeHead(200, { 'content-type': type }).end('<a href="?refresh_token=CANARY">'),
    )
    const received = await bff.request('/api/classes/booked/list/', { cookie })
    expect([received.status, JSON.parse(received.text).code]).toEqual([502, 'upstream_unreachable'])
    expect(received.headers['content-type']).toBe('application/problem+json')
    expect(received.text).not.toContain('CANARY')
  },
)
