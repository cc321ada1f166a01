import type { IncomingMessage, Server } from 'node:http'

/** Chunks of a body that are not looked at: no form that a person fills in has more. */
const freeChunks = 1024
/** Bytes that the chunks of a longer body have on average, at least. */
const minMean = 32

/**
 * Refuses chunked bodies in very small parts: each part costs as much as a large one, so that a few connections with one
 * byte in each would stop a process. Browsers and proxies send bodies with their length, or in large parts.
 * @see RFC 9112, section 7.1
 */
export function limitSmallChunks(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) return
    countChunks(request, () => {
      if (response.headersSent) request.destroy()
      else server.emit('clientError', new Error('a body in very small chunks'), request.socket)
    })
    // Node would discard a body that no handler has read, without counting
    response.once('prefinish', () => request.readableFlowing === null && request.resume())
  })
}

/** Counts where Node's parser hands over the parts: listening for `data` would start to read the body. */
function countChunks(request: IncomingMessage, refuse: () => void): void {
  const push = request.push.bind(request)
  let chunks = 0
  let bytes = 0
  let isRefused = false
  request.push = (chunk: Buffer | null, encoding) => {
    if (isRefused) return false
    if (chunk === null) return push(null)
    chunks += 1
    bytes += chunk.length
    if (chunks <= freeChunks || bytes >= chunks * minMean) return push(chunk, encoding)
    isRefused = true
    refuse()
    return false
  }
}
