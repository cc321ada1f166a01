import type { InstituteData } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { startOfDay, type Clock } from '#mocks/world/hours/clock.ts'
import { createCollection, type Collection } from '#mocks/world/collection.ts'
import type { InitialTables, InitialData, Tables } from '#mocks/world/records.ts'
import { createTokens, type Tokens } from '#mocks/world/codes/tokens.ts'

export interface WorldSettings {
  readonly name: string
  readonly seed: number
  readonly clock: Clock
  /** Scenario of calls that name none */
  readonly scenario: string | undefined
  readonly accessTtlSeconds: number
  readonly generation: number
  /** Whether its institutes begin with their staff and nothing else */
  readonly isEmpty: boolean
}

interface StoredResponse {
  status: number
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** The state of one institute in one world. */
export type InstituteState = { readonly [Name in keyof Tables]: Collection<Tables[Name]> } & {
  readonly institute: InstituteData
  readonly seed: number
  readonly base: () => InitialData
  readonly subscribers: Set<string>
  /** Spent promo codes with their students */
  readonly promos: Set<string>
  /** Used links of e-mails */
  readonly links: Set<string>
  /** Records of lists without rules of their own, by the list's name */
  readonly collections: Map<string, Collection<{ readonly id: number }>>
  /** Responses by Idempotency-Key */
  readonly storedResponses: Map<string, { at: number; response: StoredResponse }>
}

export interface World extends WorldSettings {
  readonly tokens: Tokens
  /** Number of times each scenario has acted, and of calls, which seeds latencies */
  readonly counters: Map<string, number>
  state(institute: InstituteData): InstituteState
}

/** Creates a world with a clock, tokens and the state of each institute. */
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

/** Increments a counter of the world and returns its former value. */
export function incrementCounter(world: World, name: string): number {
  const value = world.counters.get(name) ?? 0
  world.counters.set(name, value + 1)
  return value
}

function createState(institute: InstituteData, { seed, clock, isEmpty }: WorldSettings): InstituteState {
  const base = () => getInitialData(institute, seed, startOfDay(clock()), isEmpty)
  const tables: () => InitialTables = base
  const createTable = <Name extends keyof Tables>(name: Name): Collection<Tables[Name]> =>
    createCollection<Tables[Name]>(() => tables()[name], clock)
  return {
    institute,
    seed,
    base,
    tutors: createTable('tutors'),
    accounts: createTable('accounts'),
    students: createTable('students'),
    kids: createTable('kids'),
    classes: createTable('classes'),
    webinars: createTable('webinars'),
    cities: createTable('cities'),
    courses: createTable('courses'),
    holds: createTable('holds'),
    reservations: createTable('reservations'),
    payments: createTable('payments'),
    requests: createTable('requests'),
    files: createTable('files'),
    homework: createTable('homework'),
    submissions: createTable('submissions'),
    quizzes: createTable('quizzes'),
    questions: createTable('questions'),
    attempts: createTable('attempts'),
    catalogs: createTable('catalogs'),
    feedback: createTable('feedback'),
    groups: createTable('groups'),
    groupClasses: createTable('groupClasses'),
    messages: createTable('messages'),
    events: createTable('events'),
    registrations: createTable('registrations'),
    notifications: createTable('notifications'),
    profiles: createTable('profiles'),
    hours: createTable('hours'),
    audits: createTable('audits'),
    subscribers: new Set(),
    promos: new Set(),
    links: new Set(),
    collections: new Map(),
    storedResponses: new Map(),
  }
}
