import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#sdk'
import { dropIdempotencyKey, withIdempotencyKey } from './withIdempotencyKey.ts'

const stored = new Map<string, string>()

vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

const start = () => withIdempotencyKey('pay-7', async (header) => getKey(header), true)
const getKey = (header: { 'Idempotency-Key': string }) => header['Idempotency-Key']

it('uses the same key after a lost connection, and a new one after a response', async () => {
  const keys: string[] = []
  const lost = withIdempotencyKey('halaqa-7', async (header) => {
    keys.push(getKey(header))
    throw new ApiError({ status: 0, code: 'ConnectionError' })
  })
  await expect(lost).rejects.toMatchObject({ status: 0 })
  await withIdempotencyKey('halaqa-7', async (header) => keys.push(getKey(header)))
  await withIdempotencyKey('halaqa-7', async (header) => keys.push(getKey(header)))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('keeps a key after the response until it is dropped', async () => {
  const first = await start()
  expect(await start()).toBe(first)
  dropIdempotencyKey('pay-7')
  expect(await start()).not.toBe(first)
})

it('treats a 4xx as a response', async () => {
  const refused = withIdempotencyKey('halaqa-7', async () => {
    throw new ApiError({ status: 409, code: 'refused' })
  })
  await expect(refused).rejects.toMatchObject({ status: 409 })
  expect(stored.size).toBe(0)
})
