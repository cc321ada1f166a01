import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limitBody, readBody } from '#bff/http/requestBody.ts'

/** A body that the test sends. It is a stream with the events of a request. */
function createRequest() {
  const body = new PassThrough()
  return { body, request: body as unknown as IncomingMessage }
}

test('a body up to the limit is read whole', async () => {
  const { body, request } = createRequest()
  const read = readBody(request, 5)
  body.write('ab')
  body.end('cde')
  expect(String(await read)).toBe('abcde')
})

test('a body beyond the limit is refused while it arrives', async () => {
  const { body, request } = createRequest()
  const read = readBody(request, 4)
  body.write('ab')
  body.write('cde')
  await expect(read).rejects.toMatchObject({ code: 'body_too_large' })
})

test.each(['aborted', 'error'])('a body whose client leaves (%s) is a bad request', async (event) => {
  const { body, request } = createRequest()
  const read = readBody(request, 4)
  body.emit(event, new Error('reset'))
  await expect(read).rejects.toMatchObject({ code: 'bad_request' })
})

test('a streamed body up to the limit is passed on, a larger one fails', async () => {
  const small = createRequest()
  const stream = limitBody(small.request, 3)
  small.body.end('abc')
  expect(String(await buffer(stream))).toBe('abc')
  const large = createRequest()
  const refused = buffer(limitBody(large.request, 3))
  large.body.end('abcd')
  await expect(refused).rejects.toMatchObject({ code: 'body_too_large' })
})

test('a streamed body fails when its client disconnects, also without a reader', async () => {
  const { body, request } = createRequest()
  const stream = limitBody(request, 3)
  body.emit('aborted')
  await new Promise((resolve) => setImmediate(resolve))
  expect([stream.destroyed, stream.errored?.message]).toEqual([true, 'the client aborted'])
})

test.each(['end', 'close'])('the rate of a body is watched no longer after its %s', (event) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const read of [readBody, limitBody]) {
    const { body, request } = createRequest()
    void read(request, 3)
    expect(vi.getTimerCount()).toBe(1)
    body.emit(event)
    expect(vi.getTimerCount()).toBe(0)
  }
  vi.useRealTimers()
})

describe('a slow body', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    [5120, 'goes on'],
    [5119, 'is refused'],
  ])('with %i bytes in ten seconds %s', async (bytes, outcome) => {
    const { body, request } = createRequest()
    const results: string[] = []
    const read = readBody(request, 1_000_000).then(
      () => results.push('goes on'),
      (error: { code: string }) => results.push(error.code === 'request_timeout' ? 'is refused' : error.code),
    )
    body.write(Buffer.alloc(6000))
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(10_000)
    body.write(Buffer.alloc(bytes))
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(10_000)
    body.end()
    await read
    expect(results).toEqual([outcome])
  })

  test('is refused also when it is streamed, unless its reader is the slow side', async () => {
    const { body, request } = createRequest()
    const stream = limitBody(request, 10)
    body.write('a')
    await new Promise((resolve) => setImmediate(resolve))
    body.pause()
    vi.advanceTimersByTime(10_000)
    expect(stream.destroyed).toBe(false)
    body.resume()
    vi.advanceTimersByTime(10_000)
    expect(stream.errored).toMatchObject({ code: 'request_timeout' })
  })

  test.each([readBody, limitBody])('is watched no longer once it has ended: %o', async (read) => {
    const { body, request } = createRequest()
    const reading = read(request, 10)
    if (!(reading instanceof Promise)) reading.resume()
    body.end('a')
    await new Promise((resolve) => body.once('close', resolve))
    expect(vi.getTimerCount()).toBe(0)
  })
})
