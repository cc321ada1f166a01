/**
 * What tells that nobody waits any more: an AbortSignal, or the lighter thing below. A signal for every call
 * cost a tenth of the call.
 */
export interface Leaving {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Something that one side may leave, and others may listen to, once. */
export function createLeaving(): Leaving & { leave(reason: unknown): void } {
  const listeners = new Set<() => void>()
  const state: { aborted: boolean; reason: unknown } = { aborted: false, reason: undefined }
  return {
    get aborted() {
      return state.aborted
    },
    get reason() {
      return state.reason
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    leave(reason) {
      if (state.aborted) return
      state.aborted = true
      state.reason = reason
      for (const listener of listeners) listener()
      listeners.clear()
    },
  }
}

/** The same as a signal of the platform, for those who insist on one. */
export function signalOf(leaving: Leaving): AbortSignal {
  const controller = new AbortController()
  const leave = () => controller.abort(leaving.reason)
  if (leaving.aborted) leave()
  else leaving.addEventListener('abort', leave)
  return controller.signal
}
