import { randomBytes } from 'node:crypto'

/** One request as a trace (W3C Trace Context). A browser's own context is never taken over. */
export interface Trace {
  /** Begins a call to the API. */
  call(name: string): TracedCall
  /** @param name of the operation or page, never a path */
  end(name: string, status: number): void
}

export interface TracedCall {
  /** Header of the call */
  readonly traceparent: string
  /** @param status of the answer, or 0 when none came */
  end(status: number): void
}

export interface Tracing {
  /** @param id of the request, a UUID: without its dashes it is the trace's id, so that logs lead to traces */
  start(id: string, method: string): Trace
  close(): Promise<void>
}

/** Trace context without anybody who collects traces. */
export const untracedTracing: Tracing = {
  start: (id) => ({
    call: () => ({ traceparent: formatTraceparent(toTraceId(id), createSpanId()), end: nothing }),
    end: nothing,
  }),
  close: async () => undefined,
}

/** The header of RFC-like form `00-trace-span-01`. */
export function formatTraceparent(traceId: string, span: string): string {
  return `00-${traceId}-${span}-01`
}

export function toTraceId(requestId: string): string {
  return requestId.replaceAll('-', '')
}

let pool = Buffer.alloc(0)

/** Eight random bytes, taken from a larger draw: asking the system for each costs more than the rest. */
function createSpanId(): string {
  if (pool.length < 8) pool = randomBytes(4096)
  const id = pool.toString('hex', 0, 8)
  pool = pool.subarray(8)
  return id
}

function nothing(): void {}
