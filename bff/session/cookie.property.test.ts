import { array, assert, boolean, nat, property, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import {
  createSessionCookie,
  type SessionCookie,
  formatSessionCookie,
  parseSessionCookie,
} from '#bff/session/cookie.ts'
import { buildLoopbackTenant } from '#bff/middleware/tenant.ts'

const tenant = buildLoopbackTenant('localhost:3000', false, 'mock')
if (!tenant) throw new Error('localhost is no loopback host')

const parse = (cookie: string) => parseSessionCookie({ headers: { cookie } }, tenant)
const other = tuple(stringMatching(/^[a-z_-]{1,12}$/), stringMatching(/^[\w.%=-]{0,40}$/))
  .filter(([name]) => name !== 'session')
  .map(([name, value]) => `${name}=${value}`)

test('a cookie that was set is read back among any others', () => {
  assert(
    property(array(other), array(other), (before, after) => {
      const cookie = createSessionCookie()
      const [pair = ''] = formatSessionCookie(tenant, cookie, undefined).split(';')
      expect(parse([...before, pair, ...after].join('; '))).toEqual(cookie)
    }),
  )
})

const decode = ({ id, secret }: SessionCookie) =>
  Buffer.concat([Buffer.from(id, 'base64url'), Buffer.from(secret, 'base64url')])

test('a cookie with any one character changed is never read as another session', () => {
  assert(
    property(nat(), stringMatching(/^[\x21-\x7e]$/), (position, character) => {
      const cookie = createSessionCookie()
      const value = `v1.${cookie.id}.${cookie.secret}`
      const at = position % value.length
      const changed = value.slice(0, at) + character + value.slice(at + 1)
      const read = parse(`session=${changed}`)
      const isSame = typeof read === 'object' && decode(read).equals(decode(cookie))
      expect(isSame).toBe(changed === value)
    }),
    { numRuns: 2000 },
  )
})

test('two cookies of the name are unusable, whatever they hold', () => {
  const value = stringMatching(/^[\w.-]{0,60}$/)
  assert(
    property(value, boolean(), (planted, isFirst) => {
      const { id, secret } = createSessionCookie()
      const pairs = [`session=${planted}`, `session=v1.${id}.${secret}`]
      expect(parse((isFirst ? pairs : pairs.toReversed()).join('; '))).toBe('unusable')
    }),
  )
})
