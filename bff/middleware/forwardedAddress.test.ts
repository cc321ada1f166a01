import { expect, test, vi } from 'vitest'
import { createTenantResolver } from '#bff/middleware/tenant.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

/** Resolves a request that a trusted proxy has forwarded. */
const resolve = createTenantResolver({
  TENANTS: [{ ...tenant, hosts: ['a.example'] }],
  TRUSTED_PROXIES: ['10.0.0.1', '192.168.0.0/16'],
  UPSTREAM: 'live',
  API_BASE_URL: new URL('https://api.example/v1/'),
})

/** The address of a visitor. @param chain the value of X-Forwarded-For */
function findAddress(chain: string): string {
  const headers = { host: 'a.example', 'x-forwarded-for': chain }
  return resolve({ method: 'GET', target: '/', headers, rawHeaders: [] }, '10.0.0.1').address
}

test('a long chain is parsed at its end only', () => {
  const parse = vi.spyOn(URL, 'canParse')
  const hops = Array.from({ length: 2000 }, (_, index) => `2001:db8::${index.toString(16)}`)
  expect(findAddress([...hops, '10.0.0.1'].join(','))).toBe('2001:db8::7cf')
  expect(parse.mock.calls.length).toBeLessThan(10)
  // A visitor cannot write so many of our own proxies that their chain is followed to its beginning
  const own = Array.from({ length: 100 }, () => '192.168.1.1').join(',')
  expect(findAddress(`1.2.3.4,${own}`)).toBe('192.168.1.1')
})

test.each([
  [15, '198.51.100.7'],
  [16, '192.168.1.1'],
])('before %i proxies the visitor is %s', (count, address) => {
  const proxies = Array.from({ length: count }, () => '192.168.1.1')
  expect(findAddress(['198.51.100.7', ...proxies].join(','))).toBe(address)
})

test('what follows an address in brackets makes it no address', () => {
  expect(findAddress('[2001:db8::9]x')).toBe('10.0.0.1')
})
