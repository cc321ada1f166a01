import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

interface ErrorReport {
  type: 'error'
  name: string
  at?: { file: string; line: number; column: number }
}
type Report = ErrorReport | { type: 'vital'; name: string; value: number }

/** Milliseconds until an error is sent; vitals wait until the page is hidden, when they are final. */
const sendAfter = 5000
/** A page that fails again and again says so no more often than this. */
const maxErrors = 10

let waiting: Report[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const seen = new Set<string>()

declare global {
  interface Window {
    /** What the document kept before this part was loaded */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[]
  }
}

let isStarted = false

/** Reports errors and web vitals of this page to the BFF, once: classes and places, never texts. */
export function startReports(): void {
  if (isStarted) return
  isStarted = true
  for (const event of window.earlyErrors ?? []) reportError('reason' in event ? event.reason : event.error)
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => void waiting.push({ type: 'vital', name, value }))
}

/** Reports an error once, by its class and the place in our scripts where it was thrown. */
export function reportError(error: unknown): void {
  const report = describe(error)
  const key = JSON.stringify(report)
  if (seen.has(key) || seen.size >= maxErrors) return
  seen.add(key)
  waiting.push(report)
  timer ??= setTimeout(send, sendAfter)
}

/** Describes an error without its message, which may quote what somebody typed. */
export function describe(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { type: 'error', name: 'Other' }
  const name = /^[A-Z]\w{0,40}$/.test(error.name) ? error.name : 'Error'
  const [, file, line, column] = /(\/assets\/[\w.-]+\.js)[^:\s]*:(\d+):(\d+)/.exec(error.stack ?? '') ?? []
  return { type: 'error', name, ...(file && { at: { file, line: Number(line), column: Number(column) } }) }
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  // The BFF takes twenty at once
  const batch = waiting.splice(0, 20)
  if (batch.length === 0) return
  navigator.sendBeacon('/bff/reports', new Blob([JSON.stringify(batch)], { type: 'application/json' }))
}
