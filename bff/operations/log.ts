import { pino } from 'pino'
import type { Config } from '#bff/config/config.ts'

/** All that a line of the log may hold; texts are ours, never a client's. */
export interface LogFields {
  readonly event: 'start' | 'stop' | 'request' | 'render_failed' | 'failed' | 'process_ended'
  readonly request_id?: string
  readonly tenant?: string | undefined
  readonly method?: string
  readonly route?: string
  readonly status?: number
  /** Our own code where we refused */
  readonly code?: string | undefined
  readonly ms?: number
  /** Class or code of an error, never its message */
  readonly error?: string
  /** Where our own code failed */
  readonly at?: string | undefined
  readonly port?: number
}

const names = [
  'event',
  'request_id',
  'tenant',
  'method',
  'route',
  'status',
  'code',
  'ms',
  'error',
  'at',
  'port',
] as const satisfies (keyof LogFields)[]

export type Log = (level: 'debug' | 'info' | 'warn' | 'error', fields: LogFields) => void

/**
 * JSON lines, one an event, written in small batches.
 * @param write takes lines; standard output otherwise
 */
export function createLog(least: Config['LOG_LEVEL'], write?: (lines: string) => void): Log {
  const target = write ? { write } : standardOutput()
  const logger = pino(
    {
      level: least,
      base: null,
      timestamp: clock,
      formatters: { level: (level) => ({ level }) },
    },
    target,
  )
  return (level, fields) => {
    if (!logger.isLevelEnabled(level)) return
    if (fields.event === 'request') target.write(requestLine(level, fields))
    else logger[level](allowed(fields))
  }
}

/** What the logger would write of a request, for a third of its time: there is one for every call. */
function requestLine(level: string, fields: LogFields): string {
  let line = `{"level":"${level}"${clock()}`
  for (const name of names) {
    const value = fields[name]
    if (value !== undefined) line += `,"${name}":${typeof value === 'number' ? value : quoted(value)}`
  }
  return `${line}}\n`
}

function quoted(text: string): string {
  return /^[\w/{}.:-]*$/.test(text) ? `"${text}"` : JSON.stringify(text)
}

/**
 * Lines leave together: a system call for each, in another thread, would cost more than the line. They are
 * joined here, because the destination counts all that waits anew with every line it is handed.
 */
function standardOutput() {
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

/** Where nobody reads, lines are lost beyond this: memory must not be, characters. */
const maxBufferedChars = 16_000_000

/** Characters */
const flushAtChars = 16_000

/** Milliseconds */
const flushInterval = 100

/** The time as RFC 3339 has it, written out once a millisecond at most. */
function clock(): string {
  const now = Date.now()
  if (now !== written.at) written = { at: now, text: `,"time":"${new Date(now).toISOString()}"` }
  return written.text
}

let written = { at: 0, text: '' }

/** Only what is listed is written, also where a caller hands over more. */
function allowed(fields: LogFields): Record<string, unknown> {
  const line: Record<string, unknown> = {}
  for (const name of names) if (fields[name] !== undefined) line[name] = fields[name]
  return line
}

/** Name and place of an error in our own code: no message, which may quote data. */
export function describeError(error: unknown): Pick<LogFields, 'error' | 'at'> {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim()
  return { error: error.name, at }
}
