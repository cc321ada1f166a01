import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardBody } from '#bff/http/requestBody.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A refused body whose rest is discarded, and how often its end was reported. */
function discard() {
  const socket = new EventEmitter()
  const body = Object.assign(new PassThrough(), { socket })
  const ended = vi.fn<() => void>()
  const pipe = body.pipe(new PassThrough())
  // A stream with the events and the socket of a request
  discardBody(body as unknown as IncomingMessage, ended)
  const countListeners = () =>
    [body.listenerCount('data'), body.listenerCount('end'), socket.listenerCount('end')].join()
  return { body, socket, ended, pipe, countListeners }
}

test('the rest of a refused body is read to its end, and given to no one else', async () => {
  const { body, ended, pipe } = discard()
  const passedOn = vi.fn<() => void>()
  pipe.on('data', passedOn)
  body.write('rest')
  await turn()
  expect(ended).not.toHaveBeenCalled()
  body.end()
  await turn()
  expect([ended.mock.calls.length, passedOn.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(10_000)
  body.emit('close')
  expect(ended).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['socket ends', 'request closes'])('reading stops once when the %s', async (what) => {
  const { body, socket, ended, countListeners } = discard()
  if (what === 'socket ends') socket.emit('end')
  else body.emit('close')
  expect(ended).toHaveBeenCalledOnce()
  socket.emit('end')
  body.emit('close')
  body.end()
  await turn()
  expect(ended).toHaveBeenCalledOnce()
  expect(countListeners()).toBe(`0,${new PassThrough().listenerCount('end')},0`)
})

test('a body that does not end is read for five seconds', () => {
  const { ended } = discard()
  vi.advanceTimersByTime(4999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('a long body is read up to 32 MB', async () => {
  const { body, ended } = discard()
  body.write(Buffer.alloc(16_777_216))
  body.write(Buffer.alloc(16_777_216))
  await turn()
  expect(ended).not.toHaveBeenCalled()
  body.write('x')
  await turn()
  expect(ended).toHaveBeenCalledOnce()
})
