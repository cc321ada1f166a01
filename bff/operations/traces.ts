import { randomBytes } from 'node:crypto'

/** The trace of one request (W3C Trace Context). A browser's own trace context is ignored. */
export interface Trace {
  /** Starts the span of a call to the API. */
  call(name: string): TracedCall
  /** @param name of the operation or page, never a path */
  end(name: string, status: number): void
}

export interface TracedCall {
  /** The header of the call */
  readonly traceparent: string
  /** @param status of the response, or 0 when none came */
  end(status: number): void
}

export interface Tracing {
  /** @param id of the request, a UUID: without dashes it is the trace's id, so that logs lead to traces */
  start(id: string, method: string): Trace
  close(): Promise<void>
}

/** Trace context for upstream calls without a collector. */
export const untracedTracing: Tracing = {
  start: (id) => ({
    call: () => ({ traceparent: formatTraceparent(toTraceId(id), createSpanId()), end: doNothing }),
    end: doNothing,
  }),
  close: async () => undefined,
}

/** Formats the `traceparent` header. @see https://www.w3.org/TR/trace-context/#traceparent-header */
export function formatTraceparent(traceId: string, span: string): string {
  return `00-${traceId}-${span}-01`
}

/** The id of a request's trace: its own id without dashes. */
export function toTraceId(requestId: string): string {
  return requestId.replaceAll('-', '')
}

let pool = Buffer.alloc(0)

/** Eight random bytes from a larger draw: one system call per id would cost more than the rest. */
function createSpanId(): string {
  if (pool.length < 8) pool = randomBytes(4096)
  const id = pool.toString('hex', 0, 8)
  pool = pool.subarray(8)
  return id
}

function doNothing(): void {}
