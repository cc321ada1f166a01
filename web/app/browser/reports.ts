import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

interface SourceLocation {
  file: string
  line: number
  column: number
}
interface ErrorReport {
  type: 'error'
  name: string
  /** Where it was thrown */
  at?: SourceLocation
  /** The callers, without chunks that hold libraries alone: the BFF finds the first of our own sources */
  frames?: SourceLocation[]
}
type Report = ErrorReport | { type: 'vital'; name: string; value: number }

/** Milliseconds until an error is sent; vitals wait until the page is hidden, when they are final. */
const sendAfter = 5000
/** Maximum number of reports of one page that fails repeatedly. */
const maxErrors = 10
/** Twenty reports with this many callers stay below the BFF's limit. */
const maxFrames = 5

let waiting: Report[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const seen = new Set<string>()

declare global {
  interface Window {
    /** Errors that the document kept before this part was loaded */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[]
  }
}

let isStarted = false

/** Reports errors and web vitals of this page to the BFF, once: classes and places, never texts. */
export function startReports(): void {
  if (isStarted) return
  isStarted = true
  for (const event of window.earlyErrors ?? []) reportEvent(event)
  addEventListener('error', reportEvent)
  addEventListener('unhandledrejection', reportEvent)
  document.addEventListener('visibilitychange', () => document.hidden && send())
  addEventListener('pagehide', send)
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => void waiting.push({ type: 'vital', name, value }))
}

function reportEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  if ('reason' in event) reportError(event.reason)
  else reportError(event.error, `${event.filename}:${event.lineno}:${event.colno}`)
}

/**
 * Reports an error once, by its class and the places in our scripts where it was thrown.
 * @param place URL, line and column, for what has no stack
 */
export function reportError(error: unknown, place?: string): void {
  const report = describe(error, location.origin, place)
  const key = JSON.stringify(report)
  if (seen.has(key) || seen.size >= maxErrors) return
  seen.add(key)
  waiting.push(report)
  timer ??= setTimeout(send, sendAfter)
}

/**
 * Describes what was thrown without its message, which may quote what someone typed.
 * @param origin of the page: scripts of another one, such as a browser's extensions, are not ours
 * @param place URL, line and column, for what has no stack
 */
export function describe(error: unknown, origin: string, place = ''): ErrorReport {
  const isError = error instanceof Error
  // A script that cannot be parsed has a stack without places
  const stack = findPlaces((isError && error.stack) || '', origin)
  const [at, ...callers] = stack.length ? stack : findPlaces(place, origin)
  const frames = callers.filter(({ file }) => !/^\/assets\/(react|vendor)-/.test(file)).slice(0, maxFrames)
  return { type: 'error', name: nameError(error), ...(at && { at }), ...(frames.length > 0 && { frames }) }
}

function nameError(error: unknown): string {
  const isError = error instanceof Error
  const name = isError ? error.name : `Thrown${Object.prototype.toString.call(error).slice(8, -1)}`
  if (/^[A-Z]\w{0,40}$/.test(name)) return name
  return isError ? 'Error' : 'ThrownObject'
}

function findPlaces(stack: string, origin: string): SourceLocation[] {
  return [...stack.matchAll(/(https?:\/\/[^\s()@]+):(\d+):(\d+)/g)].flatMap(([, href, line, column]) => {
    const [file = ''] = href?.startsWith(`${origin}/`) ? href.slice(origin.length).split('?', 1) : []
    if (!/^\/assets\/[\w.-]+\.js$/.test(file)) return []
    return { file, line: Number(line), column: Number(column) }
  })
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  // The BFF takes twenty at once
  const batch = waiting.splice(0, 20)
  if (batch.length === 0) return
  navigator.sendBeacon('/bff/reports', new Blob([JSON.stringify(batch)], { type: 'application/json' }))
}
