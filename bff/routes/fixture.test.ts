import { expect, test } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { serveFixtureTools } from '#bff/routes/fixture.ts'
import type { FixtureTools } from '#bff/services.ts'
import { catchProblem } from '../../tests/fakes/catchProblem.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const tools: FixtureTools = {
  serve: (path) =>
    path === '/__fixture/' ? { body: 'report', type: 'text/html', policy: "default-src 'none'" } : undefined,
}
/** The members that the route uses. */
const buildContext = (path: string) => ({ path, tenant }) as unknown as TenantContext

test('a tool is served with its own policy and not kept', async () => {
  const response = serveFixtureTools(tools, buildContext('/__fixture/'))
  expect(await response.text()).toBe('report')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('another path is not found', () => {
  expect(catchProblem(() => serveFixtureTools(tools, buildContext('/__fixture/x')))).toBe('not_found')
})
