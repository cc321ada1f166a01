import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { watchRate } from '#bff/http/watchRate.ts'
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
    const stop = watchRate({
      read: () => size,
      onSlow: () => reject(new HttpProblem('request_timeout')),
    })
    request.once('close', stop).once('end', stop)
    request.on('data', keep)
    function keep(chunk: Buffer): void {
      size += chunk.length
      if (size <= maxBytes) return void chunks.push(chunk)
      request.off('data', keep)
      reject(new HttpProblem('body_too_large'))
    }
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
  const stop = watchRate({
    read: () => size,
    onSlow: () => counter.destroy(new HttpProblem('request_timeout')),
    isPaused: () => request.isPaused(),
  })
  request.once('close', stop).once('end', stop)
  // It may fail before it has a reader, or without ever having one: that error must not end the process
  counter.on('error', () => undefined)
  request.once('aborted', () => counter.destroy(new Error('the client aborted')))
  return request.pipe(counter)
}

/** How long the rest of a refused body is read, milliseconds, and how many bytes of it. */
const discardingTime = 5000
const maxDiscarded = 33_554_432

/**
 * Reads and discards the rest of a refused body. Closing a connection with unread bytes resets it, which also removes
 * the response that the client has received but not yet read (RFC 9112, section 9.6).
 * @param onEnd called once, when the body has ended, its client has left, or the time or the number of bytes is over
 */
export function discardBody(request: IncomingMessage, onEnd: () => void): void {
  const timer = setTimeout(end, discardingTime)
  let size = 0
  request.unpipe().on('data', count)
  const { socket } = request
  // A client that sends no more than a part of its body ends its side of the connection
  socket.once('end', end)
  request.once('end', end).once('close', end).resume()

  function count(chunk: Buffer): void {
    size += chunk.length
    if (size > maxDiscarded) end()
  }
  function end(): void {
    clearTimeout(timer)
    socket.off('end', end)
    request.off('data', count).off('end', end).off('close', end)
    onEnd()
  }
}
