import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Dispatcher } from 'undici'
import { expect, test, vi } from 'vitest'
import { maxBufferedBytes } from '#bff/upstream/apiResponse.ts'
import { UpstreamDispatchHandler } from '#bff/upstream/dispatchHandler.ts'
import { DeadlineExceeded, ResponseTruncated, UpstreamOverloaded } from '#bff/upstream/errors.ts'
import type { UpstreamResponse } from '#bff/upstream/upstream.ts'

const json = { 'content-type': 'application/json', 'content-length': '2' }
const file = { 'content-type': 'image/png', 'content-length': '2' }

/** A handler whose request has started, with what the pool and the caller are told. */
function createTested({ isStarted = true } = {}) {
  const controller = {
    abort: vi.fn<(reason: Error) => void>(),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
  }
  // The members that are used
  const pool = controller as unknown as Dispatcher.DispatchController
  const resolve = vi.fn<(response: UpstreamResponse) => void>()
  const reject = vi.fn<(error: unknown) => void>()
  const onEnd = vi.fn<() => void>()
  const handler = new UpstreamDispatchHandler(resolve, reject, onEnd)
  if (isStarted) handler.onRequestStart(pool)
  return {
    handler,
    controller,
    pool,
    resolve,
    reject,
    onEnd,
    readStream: () => resolve.mock.lastCall?.[0].body as Readable,
  }
}

test('JSON of a known size is one buffer, given when it has ended', () => {
  const { handler, pool, resolve, onEnd } = createTested()
  handler.onResponseStart(pool, 200, json)
  handler.onResponseData(pool, Buffer.from('{'))
  handler.onResponseData(pool, Buffer.from('}'))
  expect(resolve).not.toHaveBeenCalled()
  handler.onResponseEnd()
  expect(resolve.mock.calls).toEqual([
    [{ status: 200, headers: Object.entries(json), body: Buffer.from('{}') }],
  ])
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a single chunk is not copied, and none is an empty buffer', () => {
  const { handler, pool, resolve } = createTested()
  const chunk = Buffer.from('{}')
  handler.onResponseStart(pool, 200, json)
  handler.onResponseData(pool, chunk)
  handler.onResponseEnd()
  expect(resolve.mock.lastCall?.[0].body).toBe(chunk)
  const empty = createTested()
  empty.handler.onResponseStart(empty.pool, 204, { ...json, 'content-length': '0' })
  empty.handler.onResponseEnd()
  expect(empty.resolve.mock.lastCall?.[0]).toMatchObject({ status: 204, body: Buffer.alloc(0) })
})

test.each([
  ['a file', file],
  ['JSON of an unknown size', { 'content-type': 'application/json' }],
  ['JSON that is too large', { ...json, 'content-length': String(maxBufferedBytes + 1) }],
  ['a body without a type', { 'content-length': '2' }],
])('%s is a stream, given at once', async (_, headers) => {
  const { handler, pool, resolve, readStream } = createTested()
  handler.onResponseStart(pool, 200, headers)
  expect(resolve).toHaveBeenCalledTimes(1)
  handler.onResponseData(pool, Buffer.from('ab'))
  handler.onResponseEnd()
  expect(await text(readStream())).toBe('ab')
})

test('JSON of 1 MiB is still buffered', () => {
  const { handler, pool, resolve } = createTested()
  handler.onResponseStart(pool, 200, { ...json, 'content-length': String(maxBufferedBytes) })
  expect(resolve).not.toHaveBeenCalled()
})

test('early hints are skipped, and a repeated header is kept as several pairs', () => {
  const { handler, pool, resolve } = createTested()
  handler.onResponseStart(pool, 103, { link: '</a>' })
  expect(resolve).not.toHaveBeenCalled()
  handler.onResponseStart(pool, 200, { ...file, 'set-cookie': ['a=1', 'b=2'], etag: undefined })
  expect(resolve.mock.lastCall?.[0]).toMatchObject({
    status: 200,
    headers: [...Object.entries(file), ['set-cookie', 'a=1'], ['set-cookie', 'b=2']],
  })
})

test('a slow reader pauses the connection, and resumes it', () => {
  const { handler, pool, controller, readStream } = createTested()
  handler.onResponseStart(pool, 200, file)
  handler.onResponseData(pool, Buffer.alloc(1))
  expect(controller.pause).not.toHaveBeenCalled()
  handler.onResponseData(pool, Buffer.alloc(1_000_000))
  expect(controller.pause).toHaveBeenCalledTimes(1)
  readStream().read()
  expect(controller.resume).toHaveBeenCalled()
})

test('a stream that is closed early aborts its request, one that has ended does not', async () => {
  const { handler, pool, controller, readStream } = createTested()
  handler.onResponseStart(pool, 200, file)
  readStream().destroy()
  expect(controller.abort.mock.lastCall?.[0]).toBeInstanceOf(ResponseTruncated)
  const ended = createTested()
  ended.handler.onResponseStart(ended.pool, 200, file)
  ended.handler.onResponseEnd()
  await text(ended.readStream())
  expect(ended.controller.abort).not.toHaveBeenCalled()
})

test('a response that breaks off fails its stream, or rejects as truncated', async () => {
  const error = new Error('reset')
  const streamed = createTested()
  streamed.handler.onResponseStart(streamed.pool, 200, file)
  const read = text(streamed.readStream()).catch((failure: unknown) => failure)
  streamed.handler.onResponseError(streamed.pool, error)
  expect(await read).toBe(error)
  expect(streamed.controller.abort).not.toHaveBeenCalled()
  const buffered = createTested()
  buffered.handler.onResponseStart(buffered.pool, 200, json)
  buffered.handler.onResponseError(buffered.pool, error)
  expect(buffered.reject.mock.lastCall?.[0]).toBeInstanceOf(ResponseTruncated)
})

test('a connection that fails before the response rejects with its error, once', () => {
  const { handler, pool, reject, onEnd } = createTested()
  const error = new Error('refused')
  handler.onResponseError(pool, error)
  handler.onResponseError(pool, error)
  expect(reject).toHaveBeenCalledWith(error)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('an abort reaches the pool, and its reason the caller', () => {
  const { handler, pool, controller, reject } = createTested()
  const reason = new DeadlineExceeded()
  handler.abort(reason)
  expect(controller.abort).toHaveBeenCalledWith(reason)
  expect(reject).not.toHaveBeenCalled()
  handler.onResponseError(pool, new Error('aborted by the pool'))
  expect(reject).toHaveBeenCalledWith(reason)
})

test('a call that was not sent in time says that the API is overloaded, and is aborted when it starts', () => {
  const { handler, pool, controller, reject } = createTested({ isStarted: false })
  const reason = new DeadlineExceeded()
  handler.abort(reason)
  expect(reject.mock.lastCall?.[0]).toBeInstanceOf(UpstreamOverloaded)
  handler.onRequestStart(pool)
  expect(controller.abort).toHaveBeenCalledWith(reason)
})

test('a call that its caller aborts before it is sent rejects with the reason', () => {
  const { handler, pool, controller, reject } = createTested({ isStarted: false })
  handler.abort('gone')
  expect(reject).toHaveBeenCalledWith('gone')
  handler.onRequestStart(pool)
  expect(controller.abort.mock.lastCall?.[0]).toBeInstanceOf(Error)
})
