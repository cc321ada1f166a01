import { expect, test } from 'vitest'
import { createTokens } from '#mocks/world/codes/tokens.ts'

const identity = { institute: 1, account: 1300, user_type: 'student' }

function make(about: { seed?: number; generation?: number; world?: string } = {}) {
  let now = 1_000_000
  const settings = { seed: 1, world: 'shared', generation: 0, accessTtlSeconds: 300, ...about }
  const tokens = createTokens({ ...settings, clock: () => now })
  return { tokens, wait: (seconds: number) => (now += seconds * 1000) }
}

test('an access token expires', () => {
  const { tokens, wait } = make()
  const { access_token } = tokens.issue(identity)
  wait(299)
  expect(tokens.read(access_token, 1)).toMatchObject(identity)
  wait(1)
  expect(tokens.read(access_token, 1)).toBeUndefined()
})

test('a refresh token works once and gives the next one', () => {
  const { tokens } = make()
  const first = tokens.issue(identity)
  const second = tokens.rotate(first.refresh_token, 1)
  expect(second?.identity).toMatchObject(identity)
  expect(tokens.rotate(first.refresh_token, 1)).toBeUndefined()
  expect(tokens.rotate(second?.tokens.refresh_token ?? '', 1)).toBeDefined()
})

test('revoking invalidates every token of the session and no other', () => {
  const { tokens } = make()
  const [one, other] = [tokens.issue(identity), tokens.issue(identity)]
  tokens.revoke(one.access_token)
  expect(tokens.read(one.access_token, 1)).toBeUndefined()
  expect(tokens.rotate(one.refresh_token, 1)).toBeUndefined()
  expect(tokens.read(other.access_token, 1)).toBeDefined()
})

test('all sessions of an account but one can be revoked; later ones and other accounts stay valid', () => {
  const { tokens } = make()
  const [old, own, later] = [tokens.issue(identity), tokens.issue(identity), tokens.issue(identity)]
  const other = tokens.issue({ ...identity, account: 1301 })
  tokens.revokeAll(identity, own.access_token)
  expect(tokens.read(old.access_token, 1)).toBeUndefined()
  expect(tokens.rotate(later.refresh_token, 1)).toBeUndefined()
  const renewed = tokens.rotate(own.refresh_token, 1)?.tokens
  for (const { access_token } of [own, other, tokens.issue(identity), ...(renewed ? [renewed] : [])])
    expect(tokens.read(access_token, 1)).toBeDefined()
  tokens.revokeAll(identity)
  expect(tokens.read(own.access_token, 1)).toBeUndefined()
})

test('tokens survive a restart, but not another seed, world, institute, use or a reset', () => {
  const { access_token, refresh_token } = make().tokens.issue(identity)
  expect(make().tokens.read(access_token, 1)).toMatchObject(identity)
  expect(make().tokens.read(access_token, 2)).toBeUndefined()
  expect(make().tokens.read(refresh_token, 1)).toBeUndefined()
  expect(make().tokens.rotate(access_token, 1)).toBeUndefined()
  expect(make({ seed: 2 }).tokens.read(access_token, 1)).toBeUndefined()
  expect(make({ world: 'other' }).tokens.read(access_token, 1)).toBeUndefined()
  expect(make({ generation: 1 }).tokens.read(access_token, 1)).toBeUndefined()
})

test.each(['', 'a', 'a.b.c', '...', `${make().tokens.issue(identity).access_token}x`])(
  'the token %j is invalid',
  (token) => {
    expect(make().tokens.read(token, 1)).toBeUndefined()
  },
)
