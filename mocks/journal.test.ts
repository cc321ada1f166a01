import { expect, test } from 'vitest'
import { addToJournal, createJournal } from '#mocks/journal.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

const call = { operation: 'listTutors', method: 'GET', path: '/tutors/?page=2', status: 200 }
const build = (world: string, more: object = {}) => ({ at: 1, world, ...call, ...more })

test('calls are listed by world and operation, the oldest first', () => {
  const journal = createJournal()
  for (const entry of [build('a'), build('b'), build('a', { operation: 'other' }), build('a', { at: 2 })])
    journal.add(entry)
  expect(journal.list('a').map(({ operation, at }) => [operation, at])).toEqual([
    ['listTutors', 1],
    ['other', 1],
    ['listTutors', 2],
  ])
  expect(journal.list('a', 'listTutors')).toEqual([build('a'), build('a', { at: 2 })])
  expect([journal.count('a', 'listTutors'), journal.count('a', 'none'), journal.count('c', 'other')]).toEqual(
    [2, 0, 0],
  )
})

test('the last thousand calls of all worlds are kept, and all are counted', () => {
  const journal = createJournal()
  for (let at = 0; at < 1001; at += 1) journal.add(build('a', { at }))
  expect(journal.list('a')).toHaveLength(1000)
  expect([journal.list('a')[0]?.at, journal.count('a', 'listTutors')]).toEqual([1, 1001])
})

test('the calls of a world are forgotten, those of others stay', () => {
  const journal = createJournal()
  for (const world of ['a', 'b']) journal.add(build(world))
  journal.clear('a')
  expect([journal.list('a'), journal.count('a', 'listTutors')]).toEqual([[], 0])
  expect([journal.list('b').length, journal.count('b', 'listTutors')]).toEqual([1, 1])
})

test('a call is added at the time of its world, by default the shared one', () => {
  const journal = createJournal()
  const worlds = createWorlds({ now: 7 })
  addToJournal({ worlds, journal }, { world: undefined, ...call })
  expect(journal.list('shared')).toEqual([{ at: 7, world: 'shared', ...call }])
})
