import { createAdministration } from '#mocks/administration.ts'
import { findOperation } from '#mocks/findOperation.ts'
import { findInstitute } from '#mocks/data/catalogue.ts'
import type { OperationId } from '#mocks/handlers/responses.ts'
import { createMocks, type Mocks } from '#mocks/index.ts'
import type { JournalEntry } from '#mocks/journal.ts'
import { parsePlan, SYNTAX } from '#mocks/scenarios/plan.ts'
import { parseInstant } from '#mocks/world/hours/clock.ts'
import type { InstituteState } from '#mocks/world/world.ts'

export interface WorldSettings {
  /** The same seed and the same `now` give the same responses; 1 by default */
  seed?: number | undefined
  /** Fixed time of the clock: a date, an ISO text or milliseconds; by default the system's time */
  now?: Date | string | number | undefined
  /** Scenario of all calls, such as `maintenance` or `status=503;only=listTutors` */
  scenario?: string | undefined
}

/** The data behind the handlers, and the functions that change it from outside. */
export interface MockWorld {
  readonly mocks: Mocks
  /** Answers calls below `/__mock/` */
  readonly administer: ReturnType<typeof createAdministration>
  /** Recreates the data; all sessions end. */
  reset(settings?: WorldSettings): void
  /** Moves the clock ahead; data and sessions stay. @throws RangeError for a value that is no number of minutes */
  advance(minutes: number): void
  /** Changes the scenario; without one calls succeed again. */
  play(scenario?: string): void
  /**
   * Lists the last calls, at most 1000 of all worlds, the oldest first; those that `mock` answered too.
   * @param operation only those of one operation
   * @throws TypeError for an unknown operation
   */
  calls(operation?: OperationId): readonly JournalEntry[]
  /**
   * Checks how often an operation was called.
   * @throws TypeError for an unknown operation
   * @throws Error that lists the recorded calls
   */
  verify(operation: OperationId, times: number): void
  /** Returns the records of an institute. @param host `localhost`, `noor.localhost` or `iqra.localhost` */
  state(host?: string): InstituteState
}

/** Creates a world of data for `createHandlers`. @throws RangeError for an invalid time or scenario */
export function createWorld(settings: WorldSettings = {}): MockWorld {
  const mocks = createMocks(parseSettings(settings))
  const list = (operation?: OperationId) =>
    mocks.journal.list(mocks.worlds.get().name, operation && findOperation(operation).id)
  return {
    mocks,
    administer: createAdministration(mocks),
    reset(changed = {}) {
      const { name } = mocks.worlds.reset(undefined, parseSettings({ ...settings, ...changed }))
      mocks.journal.clear(name)
    },
    calls: list,
    verify(operation, times) {
      const count = mocks.journal.count(mocks.worlds.get().name, findOperation(operation).id)
      if (count === times) return
      const last = list().slice(-SHOWN_CALLS)
      const calls = last.map(({ method, path, status }) => `${method} ${path} ${status}`)
      throw new Error(
        `${operation} was called ${count} times, not ${times}; calls: ${calls.join(', ') || 'none'}`,
      )
    },
    advance(minutes) {
      if (!Number.isFinite(minutes)) throw new RangeError(`advance: ${minutes} is not a number of minutes`)
      mocks.worlds.advance(undefined, minutes * 60_000)
    },
    play: (scenario) => void mocks.worlds.play(undefined, parseScenario(scenario)),
    state: (host) => mocks.worlds.get().state(findInstitute(host)),
  }
}

/** The last calls that a failed check shows */
const SHOWN_CALLS = 20

function parseSettings({ seed, now, scenario }: WorldSettings) {
  if (seed !== undefined && !Number.isSafeInteger(seed))
    throw new RangeError(`seed: not a whole number: ${String(seed)}`)
  const instant = now instanceof Date ? now.getTime() : parseInstant(now)
  if (now !== undefined && (instant === undefined || Number.isNaN(instant)))
    throw new RangeError(`now: not a time: ${String(now)}`)
  return { seed, now: instant, scenario: parseScenario(scenario) }
}

function parseScenario(scenario: string | undefined): string | undefined {
  if (!parsePlan(scenario)) throw new RangeError(`Unknown scenario "${scenario}": ${SYNTAX}`)
  return scenario
}
