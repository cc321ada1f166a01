import { describe, expect, test } from 'vitest'
import { isInstant } from '#web/time/isInstant.ts'
import { createEmptyGroupSelection } from './groupSelection.ts'
import { parseGroupSelection } from './persistGroupSelection.ts'
import { parseSelection } from './persistSelection.ts'
import { createEmptySelection } from './selection.ts'
import { isAmount, isId, isPromo, parseRecord } from './storedValues.ts'

const start = '2026-11-23T16:00:00Z'
const slot = { id: 1, start_date_time: start, end_date_time: '2026-11-23T17:00:00Z' }
const replacement = { clash: start, slot }
const whole = {
  tutor: 1001,
  courses: [101, 102],
  program: 2,
  wanted: start,
  slots: [slot],
  replacements: [replacement],
  hold: { id: 5, expires_at: start, extensions_left: 0 },
  learner: 1400,
  promo: 'SPRING-26',
  isTrial: false,
  seenTotal: 0,
  attempt: { reservation: 7, payment: 8 },
}
const parse = (changes: object) => parseSelection(JSON.stringify({ ...whole, ...changes }))

describe('a stored selection', () => {
  test('is restored whole', () => {
    expect(parse({})).toEqual(whole)
    expect(parse({ attempt: { reservation: 7 } }).attempt).toEqual({ reservation: 7 })
    expect(parseSelection(undefined)).toEqual(createEmptySelection())
  })

  test.each([
    { tutor: 0 },
    { tutor: undefined },
    { courses: undefined },
    { courses: [1.5] },
    { courses: [1, 2, 3] },
    { program: '2' },
    { learner: -1 },
    { wanted: '2026-11-23' },
    { wanted: '2026-99-23T16:00:00Z' },
    { slots: Array.from({ length: 15 }, () => slot) },
    { slots: [{ ...slot, id: 0 }] },
    { slots: [{ ...slot, start_date_time: 'x' }] },
    { slots: [{ ...slot, end_date_time: 'x' }] },
    { slots: [{ ...slot, end_date_time: '2026-11-23T15:00:00Z' }] },
    { slots: [7] },
    { replacements: Array.from({ length: 29 }, () => replacement) },
    { replacements: [{ ...replacement, clash: 'x' }] },
    { replacements: [{ ...replacement, slot: {} }] },
    { replacements: [null] },
    { hold: 7 },
    { hold: { ...whole.hold, id: 'x' } },
    { hold: { ...whole.hold, expires_at: 'x' } },
    { hold: { ...whole.hold, extensions_left: -1 } },
    { promo: 'a b' },
    { promo: 'a'.repeat(41) },
    { seenTotal: '900' },
    { seenTotal: -0.01 },
    { attempt: 7 },
    { attempt: { payment: 8 } },
    { attempt: { reservation: 7, payment: 0 } },
  ])('with %o is dropped as a whole', (changes) => {
    expect(parse(changes)).toEqual(createEmptySelection())
  })

  test('has as many slots and replacements as a month can have', () => {
    const most = parse({
      slots: Array.from({ length: 14 }, () => slot),
      replacements: Array.from({ length: 28 }, () => replacement),
    })
    expect([most.slots.length, most.replacements.length]).toEqual([14, 28])
  })

  test.each([
    [{ courses: [101, 101] }, { courses: [101] }],
    [{ courses: [] }, { courses: [], program: undefined, slots: [], hold: whole.hold }],
    [{ program: undefined }, { slots: [], replacements: [] }],
    [
      { program: undefined, isTrial: true },
      { slots: [slot], replacements: [], isTrial: true },
    ],
    [{ slots: [] }, { slots: [], replacements: [], hold: undefined }],
    [{ isTrial: 'yes' }, { isTrial: false }],
    [{ replacements: undefined }, { replacements: [] }],
  ])('with %o lacks what depends on it: %o', (changes, restored) => {
    expect(parse(changes)).toMatchObject(restored)
  })
})

describe('a stored selection of a group', () => {
  const group = {
    matrix: [{ course_id: 107, user_id: 1400 }],
    program: 3,
    webinar: 5,
    promo: 'X',
    seenTotal: 900,
    attempt: { reservation: 7 },
  }

  test('is restored whole', () => {
    expect(parseGroupSelection(JSON.stringify(group))).toEqual(group)
  })

  test.each([
    { matrix: undefined },
    { matrix: [{ course_id: 107, user_id: 0 }] },
    { matrix: [{ course_id: 'x', user_id: 1400 }] },
    { matrix: [7] },
    { matrix: Array.from({ length: 31 }, () => group.matrix[0]) },
    { program: 0 },
    { webinar: 'x' },
    { promo: '' },
    { seenTotal: -1 },
    { attempt: {} },
  ])('with %o is dropped as a whole', (changes) => {
    expect(parseGroupSelection(JSON.stringify({ ...group, ...changes }))).toEqual(createEmptyGroupSelection())
  })
})

test.each([
  [isId, [1, Number.MAX_SAFE_INTEGER], [0, -1, 1.5, '1', Number.NaN, Number.MAX_SAFE_INTEGER + 1]],
  [isAmount, [0, 0.5], [-1, '1', Infinity, Number.NaN]],
  [isPromo, ['a', 'A_1-b', 'a'.repeat(40)], ['', 'a b', '!a', 'a!', 7]],
  [isInstant, [start, '2026-11-23T16:00:00+02:00'], [`x${start}`, '2026-11-23', 7, '2026-11-23Tx']],
] as const)('the check of %o accepts valid values and refuses others', (rule, taken, refused) => {
  expect(taken.filter((value) => !rule(value))).toEqual([])
  expect(refused.filter((value) => rule(value))).toEqual([])
})

test('only a JSON object is a record', () => {
  expect([undefined, 'x', 'null', '7', '[]', '{"a":1}'].map(parseRecord)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    { a: 1 },
  ])
})
