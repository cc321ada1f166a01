import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { HttpProblem } from '#bff/http/problem.ts'

/**
 * Reads a request's body and counts while it arrives, so that the limit also holds for chunked bodies.
 * @param maxBytes over which it fails
 * @throws HttpProblem body_too_large, or bad_request when the client aborts
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const stop = watchRate(
      () => size,
      () => reject(new HttpProblem('request_timeout')),
    )
    request.once('close', stop).once('end', stop)
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else reject(new HttpProblem('body_too_large'))
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => reject(new HttpProblem('bad_request')))
    request.once('aborted', () => reject(new HttpProblem('bad_request')))
  })
}

/**
 * A request's body as a stream that fails once it is larger than allowed.
 * @param maxBytes over which it fails
 */
export function limitBody(request: IncomingMessage, maxBytes: number): Transform {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size <= maxBytes) return done(null, chunk)
      return done(new HttpProblem('body_too_large'))
    },
  })
  const stop = watchRate(
    () => size,
    () => counter.destroy(new HttpProblem('request_timeout')),
    () => request.isPaused(),
  )
  request.once('close', stop).once('end', stop)
  // It may fail before it has a reader, or without ever having one: that error must not end the process
  counter.on('error', () => undefined)
  request.once('aborted', () => counter.destroy(new Error('the client aborted')))
  return request.pipe(counter)
}

/** A body must arrive with this many bytes a second, measured over ten seconds. */
const minRate = 512
const rateInterval = 10_000

/**
 * Watches that a body keeps arriving, so that a visitor who sends a byte now and then does not hold a connection.
 * @param isPaused whether the reader is the one who is slow
 * @returns stops watching
 */
function watchRate(read: () => number, onSlow: () => void, isPaused = () => false): () => void {
  let last = 0
  const timer = setInterval(() => {
    const size = read()
    if (!isPaused() && size - last < (minRate * rateInterval) / 1000) onSlow()
    last = size
  }, rateInterval).unref()
  return () => clearInterval(timer)
}
