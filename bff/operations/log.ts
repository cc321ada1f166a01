import { pino } from 'pino'
import type { Config } from '#bff/config/config.ts'

/** Everything a log line may contain; texts are ours, never a client's. */
export interface LogFields {
  readonly event:
    | 'start'
    | 'configuration'
    | 'stop'
    | 'request'
    | 'render_failed'
    | 'failed'
    | 'process_ended'
    | 'store_damaged'
    | 'unread_responses'
    | 'browser_error'
    | 'policy_violation'
  readonly request_id?: string
  readonly tenant?: string | undefined
  readonly method?: string
  readonly route?: string
  readonly status?: number
  /** Code of the problem the request was answered with */
  readonly code?: string | undefined
  readonly ms?: number
  /** Class or code of an error, never its message, which may quote data */
  readonly error?: string
  /** Stack frame where the error was thrown */
  readonly at?: string | undefined
  /** The first place in our own sources, where `at` is in a library */
  readonly source?: string | undefined
  readonly port?: number
  /** How many were reset */
  readonly connections?: number
  /** Path to which a damaged store was moved, violated directive, or warning of the configuration */
  readonly about?: string
}

/** Every name of `LogFields`, in the order of a line; the type refuses a list that lacks one. */
const names = Object.keys({
  event: true,
  request_id: true,
  tenant: true,
  method: true,
  route: true,
  status: true,
  code: true,
  ms: true,
  error: true,
  at: true,
  source: true,
  port: true,
  connections: true,
  about: true,
} satisfies Record<keyof LogFields, true>) as (keyof LogFields)[]

export type Log = (level: 'debug' | 'info' | 'warn' | 'error', fields: LogFields) => void

/**
 * Creates the log: one JSON line per event, written in batches.
 * @param write takes lines; standard output otherwise
 */
export function createLog(minLevel: Config['LOG_LEVEL'], write?: (lines: string) => void): Log {
  const target = write ? { write } : createOutput()
  const logger = pino(
    {
      level: minLevel,
      base: null,
      timestamp: formatClock,
      formatters: { level: (level) => ({ level }) },
    },
    target,
  )
  return (level, fields) => {
    if (!logger.isLevelEnabled(level)) return
    if (fields.event === 'request') target.write(requestLine(level, fields))
    else logger[level](pickAllowed(fields))
  }
}

/** Formats a request's line as pino would, in a third of its time: there is one for every call. */
function requestLine(level: string, fields: LogFields): string {
  let line = `{"level":"${level}"${formatClock()}`
  for (const name of names) {
    const value = fields[name]
    if (value !== undefined) line += `,"${name}":${typeof value === 'number' ? value : quoteText(value)}`
  }
  return `${line}}\n`
}

function quoteText(text: string): string {
  return /^[\w/{}.:-]*$/.test(text) ? `"${text}"` : JSON.stringify(text)
}

/**
 * Writes lines in batches: one system call per line would cost more than the line. They are joined here,
 * because pino's destination recounts its whole buffer with every write.
 */
function createOutput() {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxBufferedChars })
  let waiting = ''
  const pass = () => {
    if (waiting) output.write(waiting)
    waiting = ''
  }
  setInterval(pass, flushInterval).unref()
  process.once('exit', () => {
    pass()
    output.flushSync()
  })
  return {
    write(lines: string) {
      waiting += lines
      if (waiting.length >= flushAtChars) pass()
    },
  }
}

/** Beyond this, lines are dropped when standard output is not read, so that memory stays bounded. Characters. */
const maxBufferedChars = 16_000_000

/** Characters */
const flushAtChars = 64_000

/** Milliseconds */
const flushInterval = 100

/** The time in RFC 3339, formatted at most once a millisecond. */
function formatClock(): string {
  const now = Date.now()
  if (now !== written.at) written = { at: now, text: `,"time":"${new Date(now).toISOString()}"` }
  return written.text
}

let written = { at: 0, text: '' }

/** Only listed fields are written, also when a caller passes more. */
function pickAllowed(fields: LogFields): Record<string, unknown> {
  const line: Record<string, unknown> = {}
  for (const name of names) if (fields[name] !== undefined) line[name] = fields[name]
  return line
}

/**
 * Describes an error by class, code and the first stack frame outside Node's own modules, without its message,
 * which may quote data.
 */
export function describeError(error: unknown): Pick<LogFields, 'error' | 'at'> {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  const at = (frames.find((frame) => !/node:|<anonymous>/.test(frame)) ?? frames[0])?.trim()
  return { error: error.name + describeCode(error), at }
}

function describeCode(error: object): string {
  const isCode = 'code' in error && typeof error.code === 'string' && /^[A-Z][A-Z\d_]*$/.test(error.code)
  return isCode ? ` ${error.code}` : ''
}
