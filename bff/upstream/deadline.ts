import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import { CallerAborted, DeadlineExceeded } from '#bff/upstream/errors.ts'

// Made once: a stack for every call that ends early would cost more than the call
const passed = new DeadlineExceeded()
const left = new CallerAborted()

export interface Deadline {
  readonly signal: AbortLike
  /** Whether time ran out, rather than the caller leaving */
  hasPassed(): boolean
  /** Milliseconds used so far */
  elapsed(): number
  /** Must be called at the end: lets go of the timer and of the parent */
  clear(): void
}

/**
 * A signal that fires when a time is over or its parent fires, without what `AbortSignal.any` and
 * `AbortSignal.timeout` leave behind under load.
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
    this.onParent = () => this.abort(left)
    if (parent?.aborted) this.abort(left)
    else parent?.addEventListener('abort', this.onParent, { once: true })
  }

  hasPassed(): boolean {
    return this.reason === passed
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
  ending.abort(passed)
}
