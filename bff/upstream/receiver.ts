import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { BrokenOff } from '#bff/upstream/failure.ts'
import type { UpstreamResponse } from '#bff/upstream/upstream.ts'

/** Announced JSON up to this size comes as one buffer, anything else as a stream. Bytes. */
const bufferedMost = 1_048_576

interface ReceiverOptions {
  resolve(response: UpstreamResponse): void
  reject(error: unknown): void
  /** Called once, when nothing more will come */
  onEnd(): void
}

/**
 * Takes one answer from the pool. A stream holds the API back while its reader is slow; a body that breaks
 * off is an error of the stream, or `BrokenOff` where it was to be one buffer.
 */
export function createReceiver({ resolve, reject, onEnd }: ReceiverOptions) {
  let controller: Dispatcher.DispatchController | undefined
  let early: { reason: unknown } | undefined
  let stream: Readable | undefined
  let chunks: Buffer[] | undefined
  let head: Pick<UpstreamResponse, 'status' | 'headers'> | undefined
  let isEnded = false
  let onEnded: (() => void) | undefined

  function end() {
    if (isEnded) return
    isEnded = true
    onEnded?.()
    onEnd()
  }

  function abort(reason: unknown) {
    early = { reason }
    controller?.abort(asError(reason))
    // Nothing was sent yet: the pool will ask for leave later and then hear the reason
    if (!controller) reject(reason)
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(own) {
      controller = own
      if (early) own.abort(asError(early.reason))
    },
    onResponseStart(own, status, headers) {
      // Early hints and their like say nothing yet
      if (status < 200) return
      head = { status, headers: pairsOf(headers) }
      if (isBuffered(headers)) {
        chunks = []
        return
      }
      stream = streamOf(own, () => isEnded)
      resolve({ ...head, body: stream })
    },
    onResponseData(own, chunk) {
      if (chunks) chunks.push(chunk)
      else if (stream?.push(chunk) === false) own.pause()
    },
    onResponseEnd() {
      end()
      const [first] = chunks ?? []
      if (chunks && head) {
        resolve({ ...head, body: first && chunks.length === 1 ? first : Buffer.concat(chunks) })
      }
      stream?.push(null)
    },
    onResponseError(_, error) {
      end()
      if (stream) stream.destroy(error)
      else reject(early ? early.reason : head ? new BrokenOff() : error)
    },
  }
  return {
    handler,
    abort,
    onceEnded(listener: () => void) {
      onEnded = listener
    },
  }
}

/** Destroying the stream before its end lets go of the connection. */
function streamOf(controller: Dispatcher.DispatchController, isEnded: () => boolean): Readable {
  return new Readable({
    read: () => controller.resume(),
    destroy(error, done) {
      if (!isEnded()) controller.abort(error ?? new BrokenOff())
      done(error)
    },
  })
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

function isBuffered(headers: Headers): boolean {
  const length = headers['content-length']
  return (
    typeof length === 'string' &&
    Number(length) <= bufferedMost &&
    /^application\/(?:[\w.+-]+\+)?json\b/i.test(String(headers['content-type'] ?? ''))
  )
}

function pairsOf(headers: Headers): UpstreamResponse['headers'] {
  const pairs: UpstreamResponse['headers'] = []
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string') pairs.push([name, value])
    else if (value) for (const item of value) pairs.push([name, item])
  }
  return pairs
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted')
}
