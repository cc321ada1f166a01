import { vi } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { createRefresher, type Refresher } from '#bff/token/refresher.ts'
import { createMemoryStore } from './memoryStore.ts'
import { createMortalProcess, createMortalStore, type MortalProcess } from './mortalProcess.ts'
import { createOneTimeTokens } from './oneTimeTokens.ts'
import { createTestSessions } from './sessions.ts'
import { tenant } from './tenant.ts'

/** A process of the BFF. */
interface ModelProcess {
  readonly life: MortalProcess
  readonly sessions: Sessions
  readonly refresher: Refresher<string>
  readonly begin: (more?: Parameters<Sessions['prepare']>[0]) => Promise<Session>
}
const DAY = 86_400_000

/**
 * Creates one session that three processes refresh over one store and one API. The test turns the clock; the date jumps
 * apart from it, as the date of a machine does.
 */
export async function createRefreshModel() {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const api = createOneTimeTokens()
  const store = createMemoryStore(Date.now, () => performance.now())
  const seen = {
    events: [] as string[],
    /** Outcomes of calls that nothing explains */
    surprises: [] as unknown[],
    /** Refresh tokens that the BFF has asked the API to revoke */
    revoked: new Set<string>(),
    /** Calls of living processes that have not ended */
    open: 0,
    isSignedOut: false,
    /** Whether the date was ever beyond the end of the session */
    isOver: false,
  }
  const latency = { store: 0, most: 0 }
  const processes: ModelProcess[] = []
  const slots: ModelProcess[] = []

  function start(): ModelProcess {
    const life = createMortalProcess()
    const swap: typeof store.swap = async (...args) => {
      const isStored = await store.swap(...args)
      if (isStored) api.unstored.delete(life)
      return isStored
    }
    const { sessions, start: begin } = createTestSessions(Date.now, {
      store: createMortalStore({ ...store, swap }, life, () => latency.store),
      onEvent: (event) => seen.events.push(event),
    })
    const refresher = createRefresher<string>({
      sessions,
      outage: 'keep',
      attempt: (given) => api.exchange(life, given),
      revoke: ({ record: { refreshToken } }) => seen.revoked.add(refreshToken),
    })
    const process = { life, sessions, refresher, begin: () => begin({ remember: true }) }
    processes.push(process)
    return process
  }
  const visitor = start()
  const session = await visitor.begin()
  const open = ({ sessions }: ModelProcess) => sessions.open(session.cookie, tenant)

  async function count(work: Promise<void>): Promise<void> {
    seen.open += 1
    await work
    seen.open -= 1
  }
  async function call(process: ModelProcess): Promise<void> {
    const isLate = seen.isSignedOut
    const own = await open(process)
    if (!own || api.access.has(own.record.accessToken)) return
    try {
      const { record } = await process.refresher.refresh(own, '')
      // A store that takes its time may answer a refresh after the sign-out that followed it
      if (isLate || (seen.isSignedOut && latency.most === 0))
        seen.surprises.push(`a session after the sign-out: ${record.refreshToken}`)
    } catch (error) {
      if (!(error instanceof HttpProblem)) seen.surprises.push(error)
    }
  }
  async function signOut(): Promise<void> {
    const own = await open(visitor)
    if (!own) return
    const { record } = await visitor.sessions.end(own)
    seen.isSignedOut = true
    seen.revoked.add(record.refreshToken)
  }

  const model = {
    api,
    seen,
    /** The process of a number, started again when it has died. */
    use(index: number): ModelProcess {
      const known = slots[index]
      if (known && !known.life.isDead) return known
      return (slots[index] = start())
    },
    /** Begins a call whose access token the API refuses, where that is so. */
    call(index: number): void {
      const process = model.use(index)
      void count(Promise.race([call(process), process.life.death]))
    },
    signOut: () => void count(signOut()),
    setStoreLatency(milliseconds: number): void {
      latency.store = milliseconds
      latency.most = Math.max(latency.most, milliseconds)
    },
    moveDate(milliseconds: number): void {
      vi.setSystemTime(Date.now() + milliseconds)
    },
    /** Lets time pass. @param milliseconds of every clock */
    async wait(milliseconds: number): Promise<void> {
      seen.isOver ||= Date.now() >= session.record.createdAt + DAY
      await vi.advanceTimersByTimeAsync(milliseconds)
      seen.isOver ||= Date.now() >= session.record.createdAt + DAY
    },
    /** Whether the API has given tokens that no process can store any more. */
    isLost: () => api.hasLost || processes.some(({ life }) => life.isDead && api.unstored.has(life)),
    /**
     * Refreshes the session in a new process.
     * @returns its refresh token, the code of the problem, or what it found, within four seconds
     */
    async refreshOnceMore(): Promise<string> {
      const process = start()
      const last = await open(process)
      if (!last) return 'no session'
      let outcome = 'no response'
      process.refresher.refresh(last, '').then(
        ({ record }) => (outcome = record.refreshToken),
        (error: unknown) => (outcome = error instanceof HttpProblem ? error.code : String(error)),
      )
      await model.wait(4000)
      return outcome
    },
  }
  return model
}
