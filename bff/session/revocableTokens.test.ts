import { expect, test } from 'vitest'
import { openTokens, sealTokens } from '#bff/session/revocableTokens.ts'
import { seal } from '#bff/session/seal.ts'

const [old, recent] = ['old', 'recent'].map((id) => ({ id, key: Buffer.alloc(32, id) }))
if (!old || !recent) throw new Error('no keys')
const tokens = { accessToken: 'CANARY-access', refreshToken: 'CANARY-refresh' }

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

test('what an earlier version sealed is still opened', () => {
  const sealed =
    'MlGpUytHklqiDGYXqtwhYs606C7DQO6pW4F1hOfyJ3yxvm7aMgzxzezVFl6mu_Cfgc2T4ERwN6sOna_5xUfCjoXUon7k7QOyDQ-qtscuKcXeWW9x39Q6B7XSTQ'
  expect(openTokens([recent], Buffer.from(sealed, 'base64url'), 'place')).toEqual(tokens)
})
