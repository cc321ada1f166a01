import { array, asyncProperty, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { assertProperty } from '../../tests/fakes/assertProperty.ts'
import { apiModes } from '../../tests/fakes/oneTimeTokens.ts'
import { createRefreshModel } from '../../tests/fakes/refreshModel.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
afterEach(() => void vi.useRealTimers())

const DAY = 86_400_000
const pause = integer({ min: 0, max: 1500 })
const process = nat(2)
/** The events in turn, each with the milliseconds until the next. */
const step = oneof(
  { weight: 6, arbitrary: record({ kind: constant('call' as const), process, pause }) },
  { weight: 3, arbitrary: record({ kind: constant('expire' as const), pause }) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant('api' as const),
      mode: constantFrom(...apiModes),
      latency: integer({ min: 0, max: 3000 }),
      pause,
    }),
  },
  {
    weight: 1,
    arbitrary: record({ kind: constant('store' as const), latency: integer({ min: 0, max: 200 }), pause }),
  },
  {
    weight: 1,
    // By hours, and beyond the end of the session
    arbitrary: record({
      kind: constant('date' as const),
      by: oneof(integer({ min: -DAY / 4, max: DAY / 4 }), integer({ min: -1000 * DAY, max: 1000 * DAY })),
      pause,
    }),
  },
  {
    weight: 3,
    // At once, or at one of the next borders between the process and the others
    arbitrary: record({ kind: constant('crash' as const), process, after: nat(14), pause }),
  },
  { weight: 2, arbitrary: record({ kind: constant('sign out' as const), pause }) },
)
type Step = typeof step extends { generate: (...args: never[]) => { value: infer One } } ? One : never

type Model = Awaited<ReturnType<typeof createRefreshModel>>

function playStep(model: Model, one: Step): void {
  if (one.kind === 'call') model.call(one.process)
  if (one.kind === 'expire') model.api.access.clear()
  if (one.kind === 'api') Object.assign(model.api, { mode: one.mode, latency: one.latency })
  if (one.kind === 'store') model.setStoreLatency(one.latency)
  if (one.kind === 'date') model.moveDate(one.by)
  if (one.kind === 'crash') model.use(one.process).life.killAfter(one.after)
  if (one.kind === 'sign out') model.signOut()
}

/** Plays the steps, lets all calls end, and makes one more when everything works. */
async function play(steps: readonly Step[]) {
  const model = await createRefreshModel()
  for (const one of steps) {
    playStep(model, one)
    await model.wait(one.pause)
  }
  await model.wait(60_000)
  Object.assign(model.api, { mode: 'answers', latency: 0 })
  model.setStoreLatency(0)
  model.api.access.clear()
  const isLost = model.isLost()
  const outcome = await model.refreshOnceMore()
  vi.useRealTimers()
  return { ...model.seen, api: model.api, isLost, outcome }
}

test('whatever happens there is one refresh for an expiry, no session is lost, and a sign-out wins', () =>
  assertProperty(
    asyncProperty(array(step, { maxLength: 16 }), async (steps) => {
      const { api, isLost, isSignedOut, isOver, outcome, ...seen } = await play(steps)
      expect(seen.surprises).toEqual([])
      expect(seen.open, 'calls without an end').toBe(0)
      expect(api.mostOpen).toBeLessThanOrEqual(1)
      const usable = [...api.refresh].filter((token) => !seen.revoked.has(token))
      // The end of a session by its date may come between the use of a token and the next one
      const possible = isSignedOut
        ? ['no session']
        : [...(isLost || isOver ? ['no session', 'session_expired'] : []), ...(isLost ? [] : usable)]
      expect(possible).toContain(outcome)
      if (isOver || isLost) return
      expect(usable).toHaveLength(isSignedOut ? 0 : 1)
      const expiries = steps.filter(({ kind }) => kind === 'expire').length
      expect(api.issued).toBeLessThanOrEqual(expiries + 1)
      expect(seen.events).toEqual(isSignedOut ? ['started', 'ended'] : ['started'])
    }),
    1000,
  ))
