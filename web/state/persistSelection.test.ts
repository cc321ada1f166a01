import { describe, expect, test } from 'vitest'
import { parseSelection } from './persistSelection.ts'
import { createEmptySelection } from './selection.ts'

const start = '2026-11-23T16:00:00Z'
const slot = { id: 1, start_date_time: start, end_date_time: '2026-11-23T17:00:00Z' }
const replacement = { clash: start, slot }
const whole = {
  tutor: 1001,
  courses: [101, 102],
  program: 2,
  wanted: start,
  slots: [{ ...slot, course: 102 }],
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
    expect(parse({ learner: null }).learner).toBe(undefined)
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
    { slots: [{ ...slot, course: '102' }] },
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
      { slots: [{ ...slot, course: 102 }], replacements: [], isTrial: true },
    ],
    [{ slots: [slot] }, { slots: [{ ...slot, course: 101 }] }],
    [{ slots: [{ ...slot, course: 9 }] }, { slots: [{ ...slot, course: 101 }] }],
    [{ slots: [] }, { slots: [], replacements: [], hold: undefined }],
    [{ isTrial: 'yes' }, { isTrial: false }],
    [{ replacements: undefined }, { replacements: [] }],
  ])('with %o lacks what depends on it: %o', (changes, restored) => {
    expect(parse(changes)).toMatchObject(restored)
  })
})
