import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondIdempotently } from '#mocks/handlers/respondIdempotently.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

const DAY = 86_400_000

/** A world and a function that answers calls in turn with 1, 2, 3 and so on, with a status. */
function create() {
  const worlds = createWorlds({ now: 0 })
  const world = worlds.get('keys')
  const state = world.state(findInstitute(undefined))
  let count = 0
  const send = (key: string | undefined, { operation = 'addX', account = 7, status = 200, at = 0 } = {}) => {
    const call = {
      world: { clock: () => at },
      state,
      headers: key === undefined ? {} : { 'idempotency-key': key },
      account: account ? { id: account } : undefined,
    } as unknown as Call // The members that are read
    const { body } = respondIdempotently(call, operation, () => ({ status, body: (count += 1) }))
    return body
  }
  return { send, stored: state.storedResponses }
}

test('a repeated key gets the first response, another key its own', () => {
  const { send } = create()
  expect([send('a'), send('a'), send('b'), send('a')]).toEqual([1, 1, 2, 1])
})

test('calls without a key are answered each time', () => {
  const { send, stored } = create()
  expect([send(undefined), send(undefined)]).toEqual([1, 2])
  expect(stored.size).toBe(0)
})

test('a key belongs to one person and one operation', () => {
  const { send } = create()
  expect([send('a'), send('a', { account: 8 }), send('a', { account: 0 })]).toEqual([1, 2, 3])
  expect([send('a', { operation: 'addY' }), send('a', { account: 0 })]).toEqual([4, 3])
})

test('an error is not stored, so that the call can be repeated', () => {
  const { send } = create()
  expect([send('a', { status: 300 }), send('a', { status: 299 }), send('a')]).toEqual([1, 2, 2])
})

test('a response is stored for a day', () => {
  const { send } = create()
  expect([send('a'), send('a', { at: DAY - 1 }), send('a', { at: DAY })]).toEqual([1, 1, 2])
})

test('beyond a thousand responses the oldest is dropped', () => {
  const { send, stored } = create()
  for (let number = 0; number <= 1000; number += 1) send(`key ${number}`)
  expect(stored.size).toBe(1000)
  expect([send('key 1'), send('key 0')]).toEqual([2, 1002])
})
