import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { maxBufferedBytes } from '#bff/upstream/apiResponse.ts'
import { DeadlineExceeded, ResponseTruncated, UpstreamOverloaded } from '#bff/upstream/errors.ts'
import { isJsonMediaType } from '#sdk/parseJson.ts'
import type { UpstreamResponse } from '#bff/upstream/upstream.ts'

/**
 * Receives one response from the pool. A stream pauses the connection while its reader is slow. A truncated
 * body is an error of the stream, or rejects with ResponseTruncated when it was to be buffered.
 * One is created for every call.
 */
export class UpstreamDispatchHandler implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined
  private early: { reason: unknown } | undefined
  private stream: Readable | undefined
  private chunks: Buffer[] | undefined
  private status = 0
  private headers: UpstreamResponse['headers'] = []
  private isEnded = false

  /** @param onEnd called once, when nothing more will be received */
  constructor(
    private readonly resolve: (response: UpstreamResponse) => void,
    private readonly reject: (error: unknown) => void,
    private readonly onEnd: () => void,
  ) {}

  /** Aborts the call; its response is no longer needed. */
  abort(reason: unknown): void {
    this.early = { reason }
    this.controller?.abort(toError(reason))
    if (this.controller) return
    // Not sent yet: when the pool starts the request, onRequestStart aborts it with the reason
    this.reject(reason instanceof DeadlineExceeded ? new UpstreamOverloaded() : reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller
    if (this.early) controller.abort(toError(this.early.reason))
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // Informational responses such as early hints are skipped
    if (status < 200) return
    this.status = status
    this.headers = toHeaderPairs(headers)
    if (isBuffered(headers)) {
      this.chunks = []
      return
    }
    this.stream = createBodyStream(controller, () => this.isEnded)
    this.resolve({ status, headers: this.headers, body: this.stream })
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.chunks) this.chunks.push(chunk)
    else if (this.stream?.push(chunk) === false) controller.pause()
  }

  onResponseEnd(): void {
    this.end()
    const [first] = this.chunks ?? []
    if (this.chunks) {
      const body = first && this.chunks.length === 1 ? first : Buffer.concat(this.chunks)
      this.resolve({ status: this.status, headers: this.headers, body })
    }
    this.stream?.push(null)
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.end()
    if (this.stream) this.stream.destroy(error)
    else this.reject(this.early ? this.early.reason : this.status ? new ResponseTruncated() : error)
  }

  private end(): void {
    if (this.isEnded) return
    this.isEnded = true
    this.onEnd()
  }
}

/**
 * Destroying the stream before its end releases the connection. Its reader receives the error; an error before
 * there is a reader must not end the process.
 */
function createBodyStream(controller: Dispatcher.DispatchController, isEnded: () => boolean): Readable {
  return new Readable({
    read: () => controller.resume(),
    destroy(error, done) {
      if (!isEnded()) controller.abort(error ?? new ResponseTruncated())
      done(error)
    },
  }).on('error', () => undefined)
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

function isBuffered(headers: Headers): boolean {
  const length = headers['content-length']
  return (
    typeof length === 'string' &&
    Number(length) <= maxBufferedBytes &&
    isJsonMediaType(String(headers['content-type'] ?? ''))
  )
}

function toHeaderPairs(headers: Headers): UpstreamResponse['headers'] {
  const pairs: UpstreamResponse['headers'] = []
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string') pairs.push([name, value])
    else if (value) for (const item of value) pairs.push([name, item])
  }
  return pairs
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted')
}
