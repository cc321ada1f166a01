import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createRequestTurns } from '#bff/http/requestTurns.ts'

interface Response {
  socket: object | null
  destroyed: boolean
}

function createQueue(perTurn: number) {
  const turns = createRequestTurns(perTurn)
  const started: string[] = []
  const startRequest = (name: string, address = '192.0.2.1', response: Partial<Response> = {}) => {
    const outgoing = Object.assign(new EventEmitter(), { socket: {}, destroyed: false, ...response })
    // The members that are used
    turns.begin(address, outgoing as unknown as ServerResponse, () => started.push(name))
    return outgoing
  }
  return { begin: startRequest, started }
}

test('a few requests begin at once, and as many of the others in each later turn', async () => {
  const { begin, started } = createQueue(2)
  for (const name of ['a', 'b', 'c', 'd', 'e']) begin(name)
  expect(started).toEqual(['a', 'b'])
  await setImmediate()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await setImmediate()
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  await setImmediate()
  begin('f')
  expect(started.at(-1)).toBe('f')
})

test('a request that comes while others wait begins after them', async () => {
  const { begin, started } = createQueue(1)
  for (const name of ['a', 'b', 'c']) begin(name)
  await setImmediate()
  begin('d')
  expect(started).toEqual(['a', 'b'])
  await setImmediate()
  await setImmediate()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

test('a network with one request does not wait behind many of another, nor of the parts of a /48', async () => {
  const { begin, started } = createQueue(1)
  begin('now')
  for (let index = 0; index < 5; index += 1) begin(`flood ${index}`, `2001:db8:1:${index}::1`)
  begin('visitor', '192.0.2.9')
  begin('other visitor', '2001:db8:2::1')
  for (let turn = 0; turn < 7; turn += 1) await setImmediate()
  expect(started).toEqual([
    'now',
    'flood 0',
    'visitor',
    'other visitor',
    'flood 1',
    'flood 2',
    'flood 3',
    'flood 4',
  ])
})

test('a request whose client has left by its turn is dropped and takes no place', async () => {
  const { begin, started } = createQueue(1)
  begin('a')
  const left = begin('left')
  begin('b')
  left.destroyed = true
  await setImmediate()
  expect(started).toEqual(['a', 'b'])
})

test('a pipelined request begins once its response has the connection', async () => {
  const { begin, started } = createQueue(2)
  const pipelined = begin('pipelined', '192.0.2.1', { socket: null })
  begin('other')
  await setImmediate()
  expect(started).toEqual(['other'])
  pipelined.emit('socket')
  expect(started).toEqual(['other', 'pipelined'])
})

test('turns without a request are not scheduled', async () => {
  const { begin } = createQueue(1)
  for (const name of ['a', 'b', 'c']) begin(name)
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  const schedule = vi.spyOn(globalThis, 'setImmediate')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(schedule).not.toHaveBeenCalled()
  schedule.mockRestore()
})

test('a network that waits is behind those that came before it', async () => {
  const { begin, started } = createQueue(1)
  for (const [name, address] of [
    ['now', '192.0.2.1'],
    ['first', '192.0.2.2'],
    ['second', '192.0.2.3'],
  ] as const)
    begin(name, address)
  await setImmediate()
  begin('third', '192.0.2.4')
  await setImmediate()
  await setImmediate()
  expect(started).toEqual(['now', 'first', 'second', 'third'])
})
