import { matchRequestUrl } from 'msw'
import type { Mocks } from '#mocks/index.ts'
import { addToJournal } from '#mocks/journal.ts'

/** A call that an override answered; the status is 0 where it broke the connection. */
interface OverriddenCall {
  readonly operation: string
  readonly request: Request
  readonly status: number
}

/** An override runs before the handlers and without reference to them, so the world is found by the URL of the call. */
const listeners = new Set<{ readonly pattern: string; readonly mocks: WeakRef<Mocks> }>()

/** Lists the calls that overrides answer in the journal of a world. @param base of its handlers; `*` for any */
export function listenToOverrides(mocks: Mocks, base: string): void {
  const isKnown = [...listeners].some(
    (known) => known.pattern === `${base}/*` && known.mocks.deref() === mocks,
  )
  if (!isKnown) listeners.add({ pattern: `${base}/*`, mocks: new WeakRef(mocks) })
}

/** Records a call in the journals of the worlds that would have answered it. */
export function publishOverride({ operation, request, status }: OverriddenCall): void {
  const url = new URL(request.url)
  const recorded = new Set<Mocks>()
  for (const listener of listeners) {
    const mocks = listener.mocks.deref()
    if (!mocks) listeners.delete(listener)
    else if (!recorded.has(mocks) && matchRequestUrl(url, listener.pattern).matches) {
      recorded.add(mocks)
      const world = request.headers.get('x-mock-world') ?? undefined
      addToJournal(mocks, {
        world,
        operation,
        method: request.method,
        path: url.pathname + url.search,
        status,
      })
    }
  }
}
