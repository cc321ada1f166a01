import { HttpProblem } from '#bff/http/problem.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'

/**
 * Wraps a store so that its failures are HttpProblem session_store_unavailable.
 * @param onFailure called for each, for the metrics
 */
export function guardStore(store: SessionStore, onFailure?: () => void): SessionStore {
  function fail(): never {
    onFailure?.()
    throw new HttpProblem('session_store_unavailable', { 'retry-after': '1' })
  }
  function guard<Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      try {
        return await method(...args)
      } catch {
        return fail()
      }
    }
  }
  return {
    read(key) {
      try {
        const entry = store.read(key)
        return entry instanceof Promise ? entry.catch(fail) : entry
      } catch {
        return fail()
      }
    },
    create: guard(store.create),
    swap: guard(store.swap),
    end: guard(store.end),
    lease: guard(store.lease),
    release: guard(store.release),
    people: {
      add: guard(store.people.add),
      list: guard(store.people.list),
      remove: guard(store.people.remove),
    },
    ping: guard(store.ping),
    close: store.close,
  }
}
