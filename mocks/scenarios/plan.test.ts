import { expect, test } from 'vitest'
import { operations } from '#sdk/operations.ts'
import { computeLatency, hasStep, parsePlan, takeSteps } from '#mocks/scenarios/plan.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

const [listTutors, readTutor] = ['listTutors', 'readTutor'].map((id) => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(id)
  return found
}) as [(typeof operations)[number], (typeof operations)[number]]

const takeCount =
  (text: string, world = createWorlds({ now: 0 }).get()) =>
  (operation: typeof listTutors) =>
    takeSteps(parsePlan(text) ?? [], operation, world).length

test.each([
  'offline;only=nothing',
  'offline;times=x',
  'offline;latency=5-',
  'offline;other=1',
  'nothing',
  'offline+nothing',
])('the scenario %s is invalid', (text) => expect(parsePlan(text)).toBeUndefined())

test('a plan without a scenario has no steps', () => {
  expect([parsePlan(undefined), parsePlan('')]).toEqual([[], []])
})

test('a step acts on its operations alone, as often as it says', () => {
  const take = takeCount('offline;only=listTutors;times=2 + offline;only=readTutor')
  expect([take(listTutors), take(listTutors), take(listTutors)]).toEqual([1, 1, 0])
  expect([take(readTutor), take(readTutor), take(readTutor)]).toEqual([1, 1, 1])
})

/** The latencies of two calls, and of one without a step, in a new world. */
function compute(): number[] {
  const world = createWorlds({ now: 0 }).get()
  const acting = takeSteps(parsePlan('offline;latency=100-200+offline;latency=50') ?? [], listTutors, world)
  return [computeLatency(acting, world), computeLatency(acting, world), computeLatency([], world)]
}

test('the latency of a call is the longest of its steps, the same in each run', () => {
  const [first = 0, second = 0, none] = compute()
  expect(compute()).toEqual([first, second, none])
  for (const latency of [first, second]) {
    expect(latency).toBeGreaterThanOrEqual(100)
    expect(latency).toBeLessThanOrEqual(200)
  }
  expect(none).toBe(0)
})

test('a step is found by its name, also behind others', () => {
  expect([
    hasStep('offline;times=1+empty', 'empty'),
    hasStep('offline', 'empty'),
    hasStep(undefined, 'empty'),
  ]).toEqual([true, false, false])
})
