import { expect, test } from 'vitest'
import { createSessionCookie } from '#bff/session/cookie.ts'
import { createRecordSealer } from '#bff/session/recordSealer.ts'
import { computeStoreKey, deriveSealingKey, seal, unseal } from '#bff/session/seal.ts'
import { buildUser } from '../../tests/fakes/sessions.ts'

const lifetimes = { everyone: { idle: 1000, absolute: 10_000 }, staff: { idle: 500, absolute: 5000 } }
const [old, recent] = ['old', 'recent'].map((id) => ({ id, key: Buffer.alloc(32, id) }))
if (!old || !recent) throw new Error('no keys')
const record = {
  user: buildUser(),
  accessToken: 'CANARY-access',
  refreshToken: 'CANARY-refresh',
  tenant: 'a.example',
  remember: false,
  createdAt: 1000,
  seenAt: 2000,
  tokensAt: 1000,
}
const create = (...keys: [typeof recent, ...(typeof recent)[]]) => createRecordSealer(keys, lifetimes)

test('a sealed record shows nothing, carries its end, and opens with its cookie', () => {
  const sealer = create(recent)
  const cookie = createSessionCookie()
  const entry = sealer.seal(cookie, record, 3)
  expect(entry).toMatchObject({ generation: 3, endsAt: 3000, keyId: 'recent' })
  expect(Buffer.from(entry.ciphertext).toString('latin1')).not.toMatch(/CANARY|Sara|a\.example/)
  expect(sealer.open(cookie, entry)).toEqual(record)
  expect(create(recent).open(cookie, entry)).toEqual(record)
})

const sealUntil = (more: object) =>
  create(recent).seal(createSessionCookie(), { ...record, ...more }, 1).endsAt

test('the end of an entry is the first of its limits', () => {
  expect(sealUntil({ remember: true })).toBe(11_000)
  expect(sealUntil({ seenAt: 10_900 })).toBe(11_000)
})

test('the key in the store is a hash of the id, without the secret', () => {
  const cookie = createSessionCookie()
  const sealer = create(recent)
  expect(sealer.getStoreKey(cookie)).toBe(computeStoreKey(cookie.id))
  expect(sealer.getStoreKey({ ...cookie, secret: createSessionCookie().secret })).toBe(
    sealer.getStoreKey(cookie),
  )
  expect(computeStoreKey(cookie.id)).toMatch(/^[\w-]{43}$/)
  expect(computeStoreKey('a')).not.toBe(computeStoreKey('b'))
})

test('another secret, another id, or a changed byte opens nothing', () => {
  const sealer = create(recent)
  const [cookie, other] = [createSessionCookie(), createSessionCookie()]
  const entry = sealer.seal(cookie, record, 1)
  expect(sealer.open({ ...cookie, secret: other.secret }, entry)).toBeUndefined()
  expect(sealer.open({ ...cookie, id: other.id }, entry)).toBeUndefined()
  for (const at of [0, 12, entry.ciphertext.length - 17, entry.ciphertext.length - 1]) {
    const ciphertext = Buffer.from(entry.ciphertext)
    ciphertext[at] = (ciphertext[at] ?? 0) ^ 1
    expect(sealer.open(cookie, { ...entry, ciphertext })).toBeUndefined()
  }
  expect(sealer.open(cookie, { ...entry, ciphertext: Buffer.alloc(0) })).toBeUndefined()
})

test('an entry sealed with an older key opens until the key is removed; new ones take the newest', () => {
  const cookie = createSessionCookie()
  const entry = create(old).seal(cookie, record, 1)
  const both = create(recent, old)
  expect(both.open(cookie, entry)).toEqual(record)
  expect(create(recent).open(cookie, entry)).toBeUndefined()
  const next = both.seal(cookie, record, 2)
  expect(next.keyId).toBe('recent')
  expect(both.open(cookie, next)).toEqual(record)
  // The name of a key alone does not open what another sealed
  expect(both.open(cookie, { ...entry, keyId: 'recent' })).toBeUndefined()
})

test('an unchanged entry is decrypted once, a changed one again, also when its memory is reused', () => {
  const sealer = create(recent)
  const cookie = createSessionCookie()
  const entry = sealer.seal(cookie, record, 1)
  const memory = Buffer.from(entry.ciphertext)
  const opened = sealer.open(cookie, { ...entry, ciphertext: memory })
  expect(sealer.open(cookie, { ...entry, ciphertext: Buffer.from(memory) })).toBe(opened)
  memory.fill(0)
  expect(sealer.open(cookie, { ...entry, ciphertext: memory })).toBeUndefined()
  expect(sealer.open(cookie, entry)).toBe(opened)
  const next = sealer.seal(cookie, { ...record, accessToken: 'next' }, 2)
  expect(sealer.open(cookie, next)?.accessToken).toBe('next')
})

test('ten thousand cookies are remembered, and the oldest opens again when it is asked', () => {
  const sealer = create(recent)
  const cookie = createSessionCookie()
  const entry = sealer.seal(cookie, record, 1)
  const opened = sealer.open(cookie, entry)
  const createOthers = (count: number) => {
    for (let index = 0; index < count; index += 1) sealer.getStoreKey(createSessionCookie())
  }
  createOthers(9999)
  expect(sealer.open(cookie, entry)).toBe(opened)
  createOthers(1)
  const again = sealer.open(cookie, entry)
  expect(again).toEqual(opened)
  expect(again).not.toBe(opened)
})

test('a text is sealed with its own nonce, under its key and for its key in the store', () => {
  const key = deriveSealingKey('c2VjcmV0', recent)
  expect(key).toHaveLength(32)
  expect(deriveSealingKey('c2VjcmV1', recent)).not.toEqual(key)
  expect(deriveSealingKey('c2VjcmV0', old)).not.toEqual(key)
  const [one, two] = [seal('text', key, 'place'), seal('text', key, 'place')]
  expect(Buffer.compare(one, two)).not.toBe(0)
  expect(one).toHaveLength(12 + 4 + 16)
  expect(unseal(one, key, 'place')).toBe('text')
  expect(unseal(one, key, 'other')).toBeUndefined()
  expect(unseal(one, deriveSealingKey('c2VjcmV0', old), 'place')).toBeUndefined()
  expect(unseal(seal('نص', key, 'place'), key, 'place')).toBe('نص')
  // A shorter tag would be easier to guess
  expect(unseal(one.subarray(0, 24), key, 'place')).toBeUndefined()
})

test('what an earlier version sealed still opens: a release must not sign everyone out', () => {
  const sealed = Buffer.from('CLWzB3aSTN5nmOr87DVfrjisevw913GWPGS4UGS45pM', 'base64url')
  expect(unseal(sealed, deriveSealingKey('c2Vj_-V0', recent), 'place')).toBe('text')
  expect(computeStoreKey('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs')
})
