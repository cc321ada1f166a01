import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { incrementCounter } from '#mocks/world/world.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a world is created once, and without a name it is the shared one', () => {
  const worlds = createWorlds({})
  expect(worlds.get('a')).toBe(worlds.get('a'))
  expect(worlds.get()).toBe(worlds.get('shared'))
  expect(worlds.get('a')).not.toBe(worlds.get())
})

test('a world begins with the defaults, and a reset one with its own options', () => {
  const worlds = createWorlds({ seed: 4, now: 7, scenario: 'slow', accessTtlSeconds: 9, isEmpty: true })
  expect(worlds.get('a')).toMatchObject({
    name: 'a',
    seed: 4,
    scenario: 'slow',
    accessTtlSeconds: 9,
    isEmpty: true,
    generation: 0,
  })
  const options = { seed: 5, now: 8, scenario: 'fast', accessTtlSeconds: 1, isEmpty: false }
  const reset = worlds.reset('a', options)
  expect(reset).toMatchObject({
    seed: 5,
    scenario: 'fast',
    accessTtlSeconds: 1,
    isEmpty: false,
    generation: 1,
  })
  expect([worlds.get('b').clock(), reset.clock()]).toEqual([7, 8])
  expect(worlds.get('a')).toBe(reset)
  expect(worlds.reset('a', {}).generation).toBe(2)
})

test('without options a world has the first seed, tokens of five minutes and the time of the machine', () => {
  const world = createWorlds({}).get()
  expect(world).toMatchObject({ seed: 1, accessTtlSeconds: 300, isEmpty: false, scenario: undefined })
  vi.advanceTimersByTime(5)
  expect(world.clock()).toBe(1_000_000_000_005)
})

test('a fixed time of a reset counts before the clock of the caller', () => {
  const worlds = createWorlds({ clock: () => 1 })
  expect(worlds.get().clock()).toBe(1)
  expect(worlds.reset(undefined, { now: 2 }).clock()).toBe(2)
  expect(worlds.reset(undefined, { now: 2, clock: () => 3 }).clock()).toBe(3)
})

test('a clock that moves ahead keeps data and counters', () => {
  const worlds = createWorlds({ now: 100 })
  incrementCounter(worlds.get('a'), 'calls')
  const later = worlds.advance('a', 50)
  expect([later.clock(), worlds.get('a')]).toEqual([150, later])
  expect(incrementCounter(later, 'calls')).toBe(1)
  expect(worlds.advance('a', 50).clock()).toBe(200)
})

test('a scenario begins with its limits, other counters go on', () => {
  const worlds = createWorlds({})
  for (const name of ['scenario/slow', 'calls']) incrementCounter(worlds.get('a'), name)
  const played = worlds.play('a', 'slow')
  expect([played.scenario, [...played.counters.keys()]]).toEqual(['slow', ['calls']])
  expect(worlds.play('a', undefined).scenario).toBeUndefined()
})

test('a world that was not used for an hour is dropped, the shared one never', () => {
  const worlds = createWorlds({})
  const [shared, old] = [worlds.get(), worlds.get('old')]
  vi.advanceTimersByTime(3_600_000)
  worlds.get('new')
  expect(worlds.get()).toBe(shared)
  expect(worlds.get('old')).not.toBe(old)
})

test('a world in use is kept, and beyond two hundred the ones used least recently are dropped', () => {
  const worlds = createWorlds({})
  const [shared, used, unused] = [worlds.get(), worlds.get('used'), worlds.get('unused')]
  for (let index = 0; index < 197; index += 1) worlds.get(`other ${index}`)
  worlds.get('used')
  worlds.get('one more')
  expect([worlds.get(), worlds.get('used')]).toEqual([shared, used])
  expect(worlds.get('unused')).not.toBe(unused)
})
