import { describe, expect, test } from 'vitest'
import { moveInCalendar } from './moveInCalendar.ts'

function press(key: string, ctrlKey = false) {
  return { key, ctrlKey }
}

describe('keys of a calendar', () => {
  const week = { counts: [1, 3, 1, 2, 1, 1, 1], daysInRow: 7, isRightToLeft: false }
  const month = {
    counts: Array.from({ length: 14 }, (_, day) => (day === 1 ? 3 : 1)),
    daysInRow: 7,
    isRightToLeft: false,
  }

  test('left and right move in visual order in both directions and stop at the ends', () => {
    expect(moveInCalendar(press('ArrowRight'), { day: 1, item: 2 }, week)).toEqual({ day: 2, item: 0 })
    expect(
      moveInCalendar(press('ArrowRight'), { day: 1, item: 0 }, { ...week, isRightToLeft: true }),
    ).toEqual({
      day: 0,
      item: 0,
    })
    expect(moveInCalendar(press('ArrowLeft'), { day: 0, item: 0 }, week)).toEqual({ day: 0, item: 0 })
  })

  test('up and down move through a day and on to the neighbouring weeks', () => {
    expect(moveInCalendar(press('ArrowDown'), { day: 1, item: 0 }, month)).toEqual({ day: 1, item: 1 })
    expect(moveInCalendar(press('ArrowDown'), { day: 1, item: 2 }, month)).toEqual({ day: 8, item: 0 })
    expect(moveInCalendar(press('ArrowUp'), { day: 8, item: 0 }, month)).toEqual({ day: 1, item: 2 })
    expect(moveInCalendar(press('ArrowDown'), { day: 3, item: 1 }, week)).toEqual({ day: 3, item: 1 })
  })

  test('Home, End and the page keys move to the ends and to other periods', () => {
    expect(moveInCalendar(press('Home'), { day: 10, item: 0 }, month)).toEqual({ day: 7, item: 0 })
    expect(moveInCalendar(press('End'), { day: 8, item: 0 }, month)).toEqual({ day: 13, item: 0 })
    expect(moveInCalendar(press('Home', true), { day: 10, item: 0 }, month)).toEqual({ day: 0, item: 0 })
    expect(moveInCalendar(press('PageUp'), { day: 1, item: 0 }, week)).toBe('previous')
    expect(moveInCalendar(press('PageDown'), { day: 1, item: 0 }, week)).toBe('next')
    expect(moveInCalendar(press('x'), { day: 1, item: 0 }, week)).toBeUndefined()
  })
})

describe('keys in a month of which the last week is short', () => {
  // Ten days, a week of seven and one of three, with two items on each
  const layout = { counts: Array.from({ length: 10 }, () => 2), daysInRow: 7, isRightToLeft: false }
  const pressAt = (key: string, day: number, item = 0) => moveInCalendar(press(key), { day, item }, layout)

  test.each([
    ['End', 8, 0, { day: 9, item: 0 }],
    ['End', 1, 0, { day: 6, item: 0 }],
    ['Home', 8, 1, { day: 7, item: 0 }],
    ['ArrowDown', 2, 0, { day: 2, item: 1 }],
    ['ArrowDown', 2, 1, { day: 9, item: 0 }],
    ['ArrowDown', 3, 1, { day: 3, item: 1 }],
    ['ArrowUp', 9, 1, { day: 9, item: 0 }],
    ['ArrowUp', 7, 0, { day: 0, item: 1 }],
    ['ArrowUp', 6, 0, { day: 6, item: 0 }],
    ['x', 6, 0, undefined],
  ] as const)('%s on day %i, item %i moves to %o', (key, day, item, target) => {
    expect(pressAt(key, day, item)).toEqual(target)
  })
})
