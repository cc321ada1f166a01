import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { Config } from '#bff/config/config.ts'
import {
  buildLoopbackTenant,
  createAddressFinder,
  createProxyTest,
  createTenantResolver,
  stripPort,
} from '#bff/middleware/tenant.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

type Settings = Pick<Config, 'TENANTS' | 'TRUSTED_PROXIES' | 'UPSTREAM' | 'API_BASE_URL'>

const listed = { ...tenant, hosts: ['a.example', 'b.example', 'c.example:8443'] }
const settings: Settings = {
  TENANTS: [listed],
  TRUSTED_PROXIES: ['10.0.0.1', '192.168.0.0/16', 'fd00::/8', '::1'],
  UPSTREAM: 'live',
  API_BASE_URL: new URL('https://api.example/v1/'),
}

/** Resolves a request. @param peer address of its connection */
function resolve(headers: Record<string, string>, peer = '203.0.113.9', more: Partial<Settings> = {}) {
  const head = { method: 'GET', target: '/', headers, rawHeaders: [] }
  return createTenantResolver({ ...settings, ...more })(head, peer)
}

describe('the tenant of a request', () => {
  test.each([
    ['a.example', 'https://a.example'],
    ['A.Example', 'https://a.example'],
    ['b.example', 'https://b.example'],
    ['a.example:3000', 'https://a.example:3000'],
    ['c.example:8443', 'https://c.example:8443'],
  ])('is that of the host %s, whose calls come from %s', (host, origin) => {
    expect(resolve({ host })).toMatchObject({ tenant: listed, origin })
  })

  test.each([
    ['other.example'],
    [''],
    ['a.example/path'],
    ['a.example, b.example'],
    ['user@a.example'],
    ['a.example:99999'],
    ['a.example:65536'],
    ['a.example:123456'],
    ['a.example:'],
    ['a.example:x'],
    ['c.example'],
    ['xa.example '],
    ['a.example https'],
    ['https:a.example'],
    ['[a.example]'],
  ])('is unknown for the host "%s"', (host) => {
    expect(resolve({ host })).toMatchObject({ tenant: undefined, origin: undefined })
  })

  test('needs a host', () => {
    expect(resolve({}).tenant).toBeUndefined()
    expect(resolve({ host: 'a.example:65535' }).tenant).toBe(listed)
  })

  test('may be named by a trusted proxy, the last one counts, and by no other peer', () => {
    const headers = { host: 'inside', 'x-forwarded-host': 'evil.example, B.example ' }
    expect(resolve(headers, '10.0.0.1')).toMatchObject({ tenant: listed, origin: 'https://b.example' })
    expect(resolve(headers, '10.0.0.2').tenant).toBeUndefined()
    expect(resolve(headers, '10.0.0.1', { TRUSTED_PROXIES: [] }).tenant).toBeUndefined()
    expect(resolve({ host: 'a.example' }, '10.0.0.1').tenant).toBe(listed)
    const findNamed = (names: string) =>
      resolve({ host: 'inside', 'x-forwarded-host': names }, '10.0.0.1').tenant
    expect([findNamed('a.example'), findNamed('evil.example, other.example, a.example')]).toEqual([
      listed,
      listed,
    ])
  })
})

describe('without a tenants file', () => {
  const open = { TENANTS: undefined }

  test.each([
    ['localhost:3000', 'localhost', true],
    ['127.0.0.1', '127.0.0.1', true],
    ['[::1]:3000', '[::1]', true],
    ['noor.localhost:3000', 'noor.localhost', false],
  ])('the loopback host %s is the tenant %s, a main one: %s', (host, customHost, main) => {
    expect(resolve({ host }, '127.0.0.1', open)).toMatchObject({
      tenant: {
        hosts: [customHost],
        customHost,
        main,
        production: false,
        scripts: [],
        social: {},
        csp: { img: [], media: [], frame: [], connect: [], style: [], font: [] },
      },
      origin: `http://${host}`,
    })
  })

  test('another host is unknown', () => {
    expect(resolve({ host: 'a.example' }, '127.0.0.1', open).tenant).toBeUndefined()
    expect(buildLoopbackTenant('a.example', false, 'mock')).toBeUndefined()
    expect(buildLoopbackTenant('x y.localhost', false, 'mock')).toBeUndefined()
  })

  test('a trusted proxy’s header says whether the visitor came by https', () => {
    const headers = { host: 'localhost', 'x-forwarded-proto': 'http, https' }
    expect(resolve(headers, '10.0.0.1', open)).toMatchObject({
      tenant: { origin: 'https://localhost' },
      origin: 'https://localhost',
    })
    expect(resolve(headers, '10.0.0.2', open).origin).toBe('http://localhost')
    expect(resolve({ ...headers, 'x-forwarded-proto': 'https, http' }, '10.0.0.1', open).origin).toBe(
      'http://localhost',
    )
  })

  test('a host has one tenant for http and one for https', () => {
    const find = createTenantResolver({ ...settings, ...open })
    const findTenant = (host: string, proto = 'http') =>
      find(
        { method: 'GET', target: '/', headers: { host, 'x-forwarded-proto': proto }, rawHeaders: [] },
        '::1',
      ).tenant
    const first = findTenant('a.localhost')
    expect(findTenant('a.localhost')).toBe(first)
    expect(findTenant('a.localhost', 'https')).not.toBe(first)
    // Requests that invent names do not fill the memory: the cache is emptied after a thousand
    for (let index = 0; index < 997; index += 1) findTenant(`${index}.localhost`)
    expect(findTenant('a.localhost')).toBe(first)
    findTenant('last.localhost')
    findTenant('more.localhost')
    expect(findTenant('a.localhost')).not.toBe(first)
    expect(findTenant('a.localhost')).toEqual(first)
  })

  test('the mock API has the three providers of social sign-in, others none', () => {
    expect(Object.keys(buildLoopbackTenant('localhost', false, 'mock')?.social ?? {})).toEqual([
      'google',
      'facebook',
      'linkedin',
    ])
    expect(buildLoopbackTenant('localhost', false, 'live')?.social).toEqual({})
  })
})

test('while recording, pages may load pictures and sounds of the API, and otherwise not', () => {
  const csp = { img: ['https://api.example'], media: ['https://api.example'], frame: [] }
  expect(resolve({ host: 'a.example' }, '::1', { UPSTREAM: 'record' }).tenant?.csp).toMatchObject(csp)
  const open = { UPSTREAM: 'record', TENANTS: undefined } as const
  expect(resolve({ host: 'localhost' }, '::1', open).tenant?.csp).toMatchObject(csp)
  const none = { ...open, API_BASE_URL: undefined }
  expect(resolve({ host: 'localhost' }, '::1', none).tenant?.csp).toMatchObject({ img: [], media: [] })
  expect(resolve({ host: 'a.example' }).tenant?.csp).toMatchObject({ img: [], media: [] })
})

describe('the address of a visitor', () => {
  test.each([
    ['of a direct connection', '203.0.113.9', undefined, '203.0.113.9'],
    ['of an IPv4 connection on an IPv6 socket', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['that another peer claims', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['behind a proxy', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['behind a proxy on an IPv6 socket', '::ffff:10.0.0.1', '::FFFF:1.2.3.4', '1.2.3.4'],
    ['behind two proxies', '10.0.0.1', '1.2.3.4, 192.168.7.7', '1.2.3.4'],
    ['with a forged beginning', '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['with a port', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
    ['with a port and brackets', '10.0.0.1', '[2001:db8::1]:5678', '2001:db8::1'],
    ['in brackets', '10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['behind a proxy by IPv6', 'fd00::7', '2001:db8::1', '2001:db8::1'],
    ['that is not an address', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['after something that is not an address', '10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
    ['inside the own network', '10.0.0.1', '192.168.1.1', '192.168.1.1'],
    ['with empty hops', '10.0.0.1', ' , 1.2.3.4, ', '1.2.3.4'],
    ['without a chain', '10.0.0.1', undefined, '10.0.0.1'],
    ['with an entry that is not an address', '10.0.0.1', 'x1.2.3.4:5', '10.0.0.1'],
  ])('%s', (_, peer, chain, address) => {
    const headers = { host: 'a.example', ...(chain === undefined ? {} : { 'x-forwarded-for': chain }) }
    expect(resolve(headers, peer).address).toBe(address)
  })
})

test.each([
  ['10.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['10.0.0.2', false],
  ['192.168.255.1', true],
  ['192.169.0.1', false],
  ['fd12::1', true],
  ['fe80::1', false],
  ['::1', true],
  ['', false],
  ['not an address', false],
])('the peer %s is a trusted proxy: %s', (peer, isTrusted) => {
  expect(createProxyTest(settings)(peer)).toBe(isTrusted)
  expect(createProxyTest({ TRUSTED_PROXIES: undefined })(peer)).toBe(false)
})

test.each([
  ['10.0.0.1', '203.0.113.7, 192.168.1.1', '203.0.113.7'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['198.51.100.1', '203.0.113.7', '198.51.100.1'],
])('the visitor of the peer %s that forwards %s is %s', (remoteAddress, chain, address) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': chain } }
  expect(createAddressFinder(settings)(request as unknown as IncomingMessage)).toBe(address)
})

test('the port of a host is removed, and nothing else', () => {
  expect(['a:1', 'a', '[::1]:8', '[::1]'].map(stripPort)).toEqual(['a', 'a', '[::1]', '[::1]'])
})
