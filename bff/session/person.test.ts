import { expect, test } from 'vitest'
import { getPersonId, openTokens, sealTokens } from '#bff/session/person.ts'
import { seal } from '#bff/session/seal.ts'
import { buildUser } from '../../tests/fakes/sessions.ts'

const [old, recent] = ['old', 'recent'].map((id) => ({ id, key: Buffer.alloc(32, id) }))
if (!old || !recent) throw new Error('no keys')
const tokens = { accessToken: 'CANARY-access', refreshToken: 'CANARY-refresh' }
const identify = (email: string | null, tenant = 'a.example') =>
  getPersonId({ user: buildUser({ email }), tenant })

test('a person is the same under any spelling of the address, within one institute', () => {
  expect(identify('sara@example.test')).toMatch(/^[\w-]{43}$/)
  expect(identify(' Sara@Example.test ')).toBe(identify('sara@example.test'))
  expect(identify('mona@example.test')).not.toBe(identify('sara@example.test'))
  expect(identify('sara@example.test', 'b.example')).not.toBe(identify('sara@example.test'))
})

test.each([[null], [''], ['  ']])('a user with the address %j is no person: kids have none', (email) => {
  expect(identify(email)).toBeUndefined()
})

test('sealed tokens open with the server key alone, for their own session only', () => {
  const sealed = sealTokens([recent, old], { ...tokens, user: 'not sealed' } as typeof tokens, 'place')
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('CANARY')
  expect(openTokens([recent], sealed, 'place')).toEqual(tokens)
  expect(openTokens([old, recent], sealed, 'place')).toEqual(tokens)
  expect(openTokens([old], sealed, 'place')).toBeUndefined()
  expect(openTokens([recent], sealed, 'other')).toBeUndefined()
})

test('a session that was sealed with the same key is not read as tokens', () => {
  expect(openTokens([recent], seal(JSON.stringify(tokens), recent.key, 'place'), 'place')).toBeUndefined()
})

test.each([[{ accessToken: 'a' }], [{ refreshToken: 'r' }], [{ accessToken: 1, refreshToken: 'r' }]])(
  '%j is not a pair of tokens',
  (value) => {
    const sealed = sealTokens([recent], value as never, 'place')
    expect(openTokens([recent], sealed, 'place')).toBeUndefined()
  },
)

test('what an earlier version sealed and indexed is still found', () => {
  const sealed =
    'MlGpUytHklqiDGYXqtwhYs606C7DQO6pW4F1hOfyJ3yxvm7aMgzxzezVFl6mu_Cfgc2T4ERwN6sOna_5xUfCjoXUon7k7QOyDQ-qtscuKcXeWW9x39Q6B7XSTQ'
  expect(openTokens([recent], Buffer.from(sealed, 'base64url'), 'place')).toEqual(tokens)
  expect(identify('sara@example.test')).toBe('xK-lX4e_IZcP5pyMecxHJ9C7YnM1W4jZ0nigNquZj8M')
})
