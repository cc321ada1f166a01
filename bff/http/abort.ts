/**
 * What tells that nobody waits any more: an AbortSignal, or the lighter thing below. A signal for every call
 * cost a tenth of the call.
 */
export interface AbortLike {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Something that one side may leave, and others may listen to, once. */
export class LightAbort implements AbortLike {
  aborted = false
  reason: unknown = undefined
  private listeners: (() => void)[] = []

  addEventListener(_: 'abort', listener: () => void): void {
    this.listeners.push(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    const index = this.listeners.indexOf(listener)
    if (index >= 0) this.listeners.splice(index, 1)
  }

  abort(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    const told = this.listeners
    this.listeners = []
    for (const listener of told) listener()
  }
}

/** The same as a signal of the platform, for those who insist on one. */
export function toAbortSignal(leaving: AbortLike): AbortSignal {
  const controller = new AbortController()
  const leave = () => controller.abort(leaving.reason)
  if (leaving.aborted) leave()
  else leaving.addEventListener('abort', leave)
  return controller.signal
}
