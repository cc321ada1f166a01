import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { writeHealth } from '#bff/routes/health.ts'

test('a health check is answered in a line that no cache keeps, and is named in the log', () => {
  const context = { route: 'none' } as RequestContext // The member that is set
  const outgoing = { writeHead: vi.fn<() => void>(), end: vi.fn<() => void>() }
  writeHealth(context, outgoing as unknown as ServerResponse)
  expect(outgoing.writeHead.mock.calls).toEqual([
    [200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }],
  ])
  expect(outgoing.end.mock.calls).toEqual([['ok\n']])
  expect(context.route).toBe('health')
})
