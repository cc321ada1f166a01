import { createLeaving, type Leaving } from '#bff/proxy/leaving.ts'
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
  const leaving = createLeaving()
  const start = performance.now()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    leaving.leave(passed)
  }, milliseconds)
  const leave = () => leaving.leave(left)
  if (parent?.aborted) leave()
  parent?.addEventListener('abort', leave, { once: true })
  return {
    signal: leaving,
    hasPassed: () => isOver,
    elapsed: () => performance.now() - start,
    clear() {
      clearTimeout(timer)
      parent?.removeEventListener('abort', leave)
    },
  }
}
