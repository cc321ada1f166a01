import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { Refused } from '#bff/http/problem.ts'

/**
 * Reads a request's body, counting while it arrives: an unannounced length cannot pass the limit either.
 * @param most bytes
 * @throws Refused body_too_large, or bad_request when the client breaks off
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else reject(new Refused({ code: 'body_too_large' }))
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => reject(new Refused({ code: 'bad_request' })))
    request.once('aborted', () => reject(new Refused({ code: 'bad_request' })))
  })
}

/**
 * The body as a stream that fails once it is larger than allowed.
 * @param most bytes
 */
export function limitBody(request: IncomingMessage, most: number): Transform {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size <= most) return done(null, chunk)
      return done(new Refused({ code: 'body_too_large' }))
    },
  })
  // Nobody reads it yet, and where the call is refused nobody will: its error must not end the process
  counter.on('error', () => undefined)
  request.once('aborted', () => counter.destroy(new Error('the client left')))
  return request.pipe(counter)
}
