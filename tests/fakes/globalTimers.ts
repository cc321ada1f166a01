/**
 * Stands in for `node:timers/promises` by the global timer, which Vitest can replace:
 * `vi.mock('node:timers/promises', () => import('.../globalTimers.ts'))`.
 */
function wait<Value>(
  milliseconds: number,
  value?: Value,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(() => resolve(value), milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('aborted', 'AbortError'))
    })
  })
}

export { wait as setTimeout }
