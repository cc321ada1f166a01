import { Departure, type Leaving } from '#bff/proxy/leaving.ts'
import { CallerLeft, DeadlinePassed } from '#bff/upstream/failure.ts'

// Made once: a stack for every call that ends early would cost more than the call
const passed = new DeadlinePassed()
const left = new CallerLeft()

export interface Deadline {
  readonly signal: Leaving
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
export function createDeadline(milliseconds: number, parent?: Leaving): Deadline {
  return new Ending(milliseconds, parent)
}

class Ending extends Departure implements Deadline {
  readonly signal = this
  private readonly start = performance.now()
  private readonly timer: NodeJS.Timeout
  private readonly onParent: () => void

  constructor(
    milliseconds: number,
    private readonly parent: Leaving | undefined,
  ) {
    super()
    this.timer = setTimeout(pass, milliseconds, this)
    this.onParent = () => this.leave(left)
    if (parent?.aborted) this.leave(left)
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

function pass(ending: Ending): void {
  ending.leave(passed)
}
