import { isRecord } from '#sdk/isRecord.ts'
import type { Operation } from '#sdk/operations.ts'
import { getMessage } from '#mocks/data/texts.ts'
import { buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import { incrementCounter } from '#mocks/world/world.ts'

/** A response before it is serialized; without `body` it has no content. */
export interface MockResponse {
  status: number
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export interface Scenario {
  description: string
  /** Default number of times it acts in one world; unlimited when absent */
  times?: number
  /** Minimum and maximum in milliseconds */
  latency?: readonly [number, number]
  /** Whether it acts on an operation; by default on all */
  concerns?(operation: Operation): boolean
  /** Changes the call before the handler gets it */
  during?(call: Call): Call
  /** Responds in place of the handler; undefined calls the handler */
  before?(call: Call, operation: Operation): MockResponse | undefined
  /** Changes the response of the handler */
  after?(response: MockResponse, call: Call): MockResponse
  /** Breaks the connection */
  isOffline?: boolean
  /** Sign-in issues expired tokens */
  isExpiring?: boolean
}

/** The rejection of a call in the scenario offline. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
  readonly code = 'ECONNRESET'
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  baseline: { description: 'Nothing special; carries latency, times and only' },
  slow: { description: 'Every response takes three seconds', latency: [3000, 3000] },
  offline: { description: 'The connection breaks before a response arrives', isOffline: true },
  empty: {
    description:
      'Set by a reset: an institute with staff and programs, and nothing else; otherwise no list has rows',
    after: (response, { world }) => (world.isEmpty ? response : removeData(response)),
  },
  'error-500': { description: '500 without a body', before: () => ({ status: 500 }) },
  maintenance: {
    description: '503 with Retry-After',
    before: ({ language }) => ({
      status: 503,
      headers: { 'retry-after': '120' },
      body: buildFailure('maintenance', language),
    }),
  },
  'unauthorized-once': {
    description: 'The first call that needs a session gets 401',
    times: 1,
    concerns: needsSession,
    before: buildUnauthorized,
  },
  'unauthorized-twice': {
    description: 'The first two calls that need a session are answered 401',
    times: 2,
    concerns: needsSession,
    before: buildUnauthorized,
  },
  'unauthorized-always': {
    description: 'Every call that needs a session gets 401',
    concerns: needsSession,
    before: buildUnauthorized,
  },
  'refresh-refused': {
    description: 'The refresh gets 400',
    concerns: ({ id }) => id === 'refreshToken',
    before: ({ language }) => ({ status: 400, body: buildFailure('sessionOver', language) }),
  },
  forbidden: {
    description: 'Every call that needs a session gets 403',
    concerns: ({ who }) => who === 'user',
    before: ({ language }) => ({ status: 403, body: buildFailure('forbidden', language) }),
  },
  'not-found': {
    description: 'Every call that names a record gets 404',
    concerns: ({ template }) => template.includes('{'),
    before: ({ language }) => ({ status: 404, body: buildFailure('notFound', language) }),
  },
  'slot-taken': {
    description: 'The slot is taken meanwhile: holding and booking get 409',
    concerns: ({ id }) => bookings.has(id),
    before: ({ language }) => ({ status: 409, body: buildFailure('reserved', language) }),
  },
  'price-changed': {
    description: 'Prices are a tenth higher from now on: a booking at the old one gets 409',
    concerns: ({ id }) => priced.has(id),
    during: (call) => ({ ...call, isDearer: true }),
  },
  'bulk-half-fails': {
    description: 'Every second record of a bulk action fails',
    concerns: ({ id }) => bulks.has(id),
    during: (call) => ({ ...call, isHalfFailing: true }),
  },
  flaky: {
    description: 'One call in three gets 500, the same ones in each run',
    before: failEveryThird,
  },
  'errors-list': {
    description: '422 with errors as a list',
    before: ({ language }, { template }) => ({
      status: 422,
      body: {
        success: false,
        errors: [
          getMessage(isBooking(template) ? 'sorryWrong' : 'wrong', language),
          getMessage('malformed', language),
        ],
      },
    }),
  },
  'errors-object': {
    description: '422 with errors by field',
    before: ({ language }) => ({
      status: 422,
      body: {
        success: false,
        errors: {
          first_name: [getMessage('required', language)],
          email: getMessage('invalidEmail', language),
        },
      },
    }),
  },
  'version-changed': {
    description: 'The API asks for a newer web app',
    concerns: ({ id }) => id === 'readVersion',
    before: () => ({ status: 200, body: { success: true, data: { web_app_version: '1.5.0' } } }),
  },
  'config-missing': {
    description: 'The institute has no configuration: 404',
    concerns: ({ id }) => id === 'readConfigs',
    before: ({ language }) => ({ status: 404, body: buildFailure('notFound', language) }),
  },
  'expired-tokens': {
    description: 'Signing in gives an access token that has already ended, refreshing a good one',
    concerns: ({ session }) => session === 'start',
    isExpiring: true,
  },
}

const generic = /^(?:status=([45]\d\d)|slow=(\d{1,5})|network=(down)|failing=(\d{1,3})(?:,(\d{1,9}))?)$/

/**
 * Finds a scenario by name, also a generic one: `status=404`, `slow=500` in milliseconds, `network=down`,
 * `failing=10` in per cent of the calls, and `failing=10,7` with a seed of its own.
 */
export function findScenario(name: string): Scenario | undefined {
  if (Object.hasOwn(scenarios, name)) return scenarios[name]
  const [, status, slow, down, failing, seed] = generic.exec(name) ?? []
  if (status) return { description: `Status ${status}`, before: (call) => buildStatus(Number(status), call) }
  if (slow) return { description: `Every response takes ${slow} ms`, latency: [Number(slow), Number(slow)] }
  if (failing)
    return {
      description: `${failing} calls in a hundred get 500 or 503, the same ones in each run`,
      before: (call, operation) =>
        failSometimes(call, operation, Number(failing) / 100, Number(seed ?? call.world.seed)),
    }
  return down ? scenarios.offline : undefined
}

function buildStatus(status: number, { language }: Call): MockResponse {
  // As the real API: its own errors have a text, server errors no body
  return status < 500 ? { status, body: buildFailure('wrong', language) } : { status }
}

const bookings = new Set([
  'holdSlots',
  'createReservation',
  'createTrial',
  'startPayment',
  'requestReschedule',
])
const priced = new Set(['createQuote', 'createReservation', 'createGroupQuote', 'createGroupReservation'])
const bulks = new Set(['reviewTutors', 'updateStudents', 'answerReschedules'])

/** Whether errors of a path have the text of bookings and payments (docs/decisions.md#error-texts). */
function isBooking(template: string): boolean {
  return /^\/(reservation|slots|payments|group\/reservation)\//.test(template)
}

function failEveryThird({ world }: Call): MockResponse | undefined {
  const rng = createRng(world.seed, 'flaky', world.name, incrementCounter(world, 'flaky'))
  return rng.chance(1 / 3) ? { status: 500 } : undefined
}

/** Each operation has a row of its own, so that calls which arrive in another order fail as before. */
function failSometimes(
  { world }: Call,
  { id }: Operation,
  part: number,
  seed: number,
): MockResponse | undefined {
  const rng = createRng(seed, 'failing', id, incrementCounter(world, `failing/${id}`))
  return rng.chance(part) ? { status: rng.pick([500, 503]) } : undefined
}

function needsSession({ who }: Operation): boolean {
  return who !== 'public'
}

function buildUnauthorized({ language }: Call): MockResponse {
  return { status: 401, body: buildFailure('sessionOver', language) }
}

function removeData(response: MockResponse): MockResponse {
  const { body } = response
  if (response.status !== 200) return response
  if (Array.isArray(body)) return { ...response, body: [] }
  if (!isRecord(body)) return response
  if (Array.isArray(body.data)) {
    const total = 'total' in body ? { total: 0 } : {}
    return { ...response, body: { ...body, data: [], ...total } }
  }
  const { data } = body
  if (!isRecord(data) || !Array.isArray(data.courses)) return response
  return { ...response, body: { ...body, data: { ...data, courses: [] } } }
}
