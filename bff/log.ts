import type { Config } from '#bff/config.ts'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** All that a line of the log may hold; texts are ours, never a client's. */
export interface LogFields {
  readonly event: 'start' | 'stop' | 'request' | 'render_failed' | 'failed'
  readonly request_id?: string
  readonly tenant?: string | undefined
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  /** Class or code of an error, never its message */
  readonly error?: string
  /** Where our own code failed */
  readonly at?: string | undefined
  readonly port?: number
}

export type Log = (level: 'debug' | 'info' | 'warn' | 'error', fields: LogFields) => void

/**
 * JSON lines, one an event.
 * @param write takes one line; standard output otherwise
 */
export function createLog(
  least: Config['LOG_LEVEL'],
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  return function log(level, fields) {
    if (levels.indexOf(level) < levels.indexOf(least)) return
    write(`${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`)
  }
}

/** Name and place of an error in our own code: no message, which may quote data. */
export function placeOf(error: unknown): Pick<LogFields, 'error' | 'at'> {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim()
  return { error: error.name, at }
}
