import type { SessionStore } from '#bff/session/stores/sessionStore.ts'

/** A process of a model, which may die between any two of its steps. */
export interface MortalProcess {
  readonly isDead: boolean
  /** Resolves when the process dies */
  readonly death: Promise<void>
  kill(): void
  /** Ends the process at a later border: each call has two, one before it is sent, one at its answer. */
  killAfter(borders: number): void
  /**
   * Makes a call to another process. A call that was sent has its effect, also when its sender dies meanwhile; the
   * promise of a dead process never settles.
   * @param latency of the whole call, milliseconds
   */
  reach<Value>(work: () => Value | Promise<Value>, latency: number): Promise<Value>
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const never = new Promise<never>(() => undefined)

/** Creates a process that lives until it is told to die. */
export function createMortalProcess(): MortalProcess {
  const listeners: (() => void)[] = []
  const death = new Promise<void>((resolve) => listeners.push(resolve))
  let isDead = false
  let left = Infinity
  const kill = () => {
    isDead = true
    for (const notify of listeners.splice(0)) notify()
  }
  async function passBorder(): Promise<void> {
    left -= 1
    if (left < 0) kill()
    if (isDead) await never
  }
  return {
    get isDead() {
      return isDead
    },
    death,
    kill,
    killAfter: (borders) => void (left = borders),
    async reach(work, latency) {
      await passBorder()
      if (latency > 0) await wait(latency / 2)
      try {
        return await work()
      } finally {
        if (latency > 0) await wait(latency / 2)
        await passBorder()
      }
    },
  }
}

/**
 * The store as one process reaches it.
 * @param getLatency of each call, milliseconds
 */
export function createMortalStore(
  store: SessionStore,
  { reach }: Pick<MortalProcess, 'reach'>,
  getLatency: () => number,
): SessionStore {
  const wrap =
    <Args extends unknown[], Result>(method: (...args: Args) => Result | Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      reach(() => method(...args), getLatency())
  return {
    read: wrap(store.read),
    create: wrap(store.create),
    swap: wrap(store.swap),
    end: wrap(store.end),
    lease: wrap(store.lease),
    release: wrap(store.release),
    people: {
      add: wrap(store.people.add),
      list: wrap(store.people.list),
      remove: wrap(store.people.remove),
    },
    ping: store.ping,
    close: store.close,
  }
}
