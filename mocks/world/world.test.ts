import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { createWorld, incrementCounter } from '#mocks/world/world.ts'

const settings = {
  name: 'shared',
  seed: 1,
  clock: () => Date.parse('2027-01-11T12:00:00Z'),
  scenario: undefined,
  accessTtlSeconds: 60,
  generation: 0,
  isEmpty: true,
}

test('each institute has one state of its own', () => {
  const world = createWorld(settings)
  const [first, second] = institutes.map((institute) => world.state(institute))
  expect(institutes.map((institute) => world.state(institute))[0]).toBe(first)
  first?.subscribers.add('a@example.test')
  expect([first?.subscribers.size, second?.subscribers.size]).toEqual([1, 0])
})

test('the tables of a state begin with the seed of its institute', () => {
  const [institute] = institutes
  if (!institute) throw new Error('No institutes')
  const state = createWorld(settings).state(institute)
  expect(state.accounts.list()).toEqual(state.base().accounts)
  expect(state.accounts.list().map(({ category }) => category)).toEqual(['operator', 'institute_admin'])
  expect(state.tutors.list()).toEqual([])
})

test('a counter gives its former value, from zero on', () => {
  const world = createWorld(settings)
  expect([incrementCounter(world, 'a'), incrementCounter(world, 'a'), incrementCounter(world, 'b')]).toEqual([
    0, 1, 0,
  ])
  expect(createWorld(settings).counters.size).toBe(0)
})

test('each table of a state begins with its own records', () => {
  const [institute] = institutes
  if (!institute) throw new Error('No institutes')
  const state = createWorld({ ...settings, isEmpty: false }).state(institute)
  const { institute: own, ...tables } = state.base()
  expect([own, state.institute, state.seed]).toEqual([institute, institute, 1])
  for (const [name, rows] of Object.entries(tables))
    expect([name, state[name as keyof typeof tables].list() === rows]).toEqual([name, true])
})
