import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import { CallerAborted, DeadlineExceeded } from '#bff/upstream/errors.ts'

// Created once: capturing a stack for every aborted call would cost more than the call
const exceeded = new DeadlineExceeded()
const callerAborted = new CallerAborted()

export interface Deadline {
  readonly signal: AbortLike
  /** Whether the time is over, rather than the caller having aborted */
  hasPassed(): boolean
  /** Milliseconds used so far */
  elapsed(): number
  /** Must be called at the end: clears the timer and stops listening to the parent */
  clear(): void
}

/**
 * Creates a signal that aborts after some time or with its parent. `AbortSignal.any` and `AbortSignal.timeout`
 * would accumulate listeners and timers under load.
 * @param milliseconds from now
 */
export function createDeadline(milliseconds: number, parent?: AbortLike): Deadline {
  return new TimedAbort(milliseconds, parent)
}

class TimedAbort extends LightAbort implements Deadline {
  readonly signal = this
  private readonly start = performance.now()
  private readonly timer: NodeJS.Timeout
  private readonly onParent: () => void

  constructor(
    milliseconds: number,
    private readonly parent: AbortLike | undefined,
  ) {
    super()
    this.timer = setTimeout(expire, milliseconds, this)
    this.onParent = () => this.abort(callerAborted)
    if (parent?.aborted) this.abort(callerAborted)
    else parent?.addEventListener('abort', this.onParent, { once: true })
  }

  hasPassed(): boolean {
    return this.reason === exceeded
  }

  elapsed(): number {
    return performance.now() - this.start
  }

  clear(): void {
    clearTimeout(this.timer)
    this.parent?.removeEventListener('abort', this.onParent)
  }
}

function expire(ending: TimedAbort): void {
  ending.abort(exceeded)
}
