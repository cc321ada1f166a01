import type { InstituteData, NamedText } from '#mocks/data/catalogue.ts'
import { baseOf } from '#mocks/world/base.ts'
import { startOfDay, type Clock } from '#mocks/world/clock.ts'
import { createCollection, type Collection } from '#mocks/world/collection.ts'
import type {
  AccountRecord,
  ClassRecord,
  InstituteBase,
  KidRecord,
  PersonRecord,
  TutorRecord,
  WebinarRecord,
} from '#mocks/world/records.ts'
import { createTokens, type Tokens } from '#mocks/world/tokens.ts'

export interface WorldSettings {
  readonly name: string
  readonly seed: number
  readonly clock: Clock
  /** Acts on calls that name no scenario of their own */
  readonly scenario: string | undefined
  readonly accessTtlSeconds: number
  readonly generation: number
}

/** Everything that one institute knows in one world. */
export interface InstituteState {
  readonly institute: InstituteData
  readonly base: () => InstituteBase
  readonly tutors: Collection<TutorRecord>
  readonly accounts: Collection<AccountRecord>
  readonly students: Collection<PersonRecord>
  readonly kids: Collection<KidRecord>
  readonly classes: Collection<ClassRecord>
  readonly webinars: Collection<WebinarRecord>
  readonly cities: Collection<NamedText>
  readonly subscribers: Set<string>
}

export interface World extends WorldSettings {
  readonly tokens: Tokens
  /** How often each scenario has acted, and how many calls came: the seed of latencies */
  readonly counters: Map<string, number>
  state(institute: InstituteData): InstituteState
}

export function createWorld(settings: WorldSettings): World {
  const states = new Map<number, InstituteState>()
  return {
    ...settings,
    tokens: createTokens({ ...settings, world: settings.name }),
    counters: new Map(),
    state(institute) {
      const known = states.get(institute.id)
      if (known) return known
      const state = createState(institute, settings)
      states.set(institute.id, state)
      return state
    },
  }
}

/** Adds one to a counter of the world and answers what it was. */
export function count(world: World, name: string): number {
  const value = world.counters.get(name) ?? 0
  world.counters.set(name, value + 1)
  return value
}

function createState(institute: InstituteData, { seed, clock }: WorldSettings): InstituteState {
  const base = () => baseOf(institute, seed, startOfDay(clock()))
  return {
    institute,
    base,
    tutors: createCollection(() => base().tutors),
    accounts: createCollection(() => base().accounts),
    students: createCollection(() => base().students),
    kids: createCollection(() => base().kids),
    classes: createCollection(() => base().classes),
    webinars: createCollection(() => base().webinars),
    cities: createCollection(() => base().cities),
    subscribers: new Set(),
  }
}
