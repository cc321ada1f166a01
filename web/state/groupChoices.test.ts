import { expect, test } from 'vitest'
import {
  chooseGroupClass,
  chooseGroupInterview,
  chooseGroupProgram,
  dropRemovedKids,
  togglePair,
} from './groupChoices.ts'
import type { GroupSelectionState, Pair } from './groupSelection.ts'

const buildPair = (course_id: number, user_id: number, group_class_id = course_id): Pair => ({
  course_id,
  user_id,
  group_class_id,
})

/** A selection whose price was seen, with an attempt to pay it. */
function createSelection(matrix: Pair[] = []): GroupSelectionState {
  const chosen = { program: 1, webinar: 5, seenTotal: 100, attempt: 'a', matrix }
  return chosen as unknown as GroupSelectionState // The members that choices change
}

const listPrice = ({ seenTotal, attempt }: GroupSelectionState) => [seenTotal, attempt]

test('another program has another price, the same one keeps it', () => {
  const selection = createSelection()
  chooseGroupProgram(selection, 1)
  expect(listPrice(selection)).toEqual([100, 'a'])
  chooseGroupProgram(selection, 2)
  expect([selection.program, ...listPrice(selection)]).toEqual([2, undefined, undefined])
})

test('another interview needs another attempt, at the same price', () => {
  const selection = createSelection()
  chooseGroupInterview(selection, 6)
  expect([selection.webinar, ...listPrice(selection)]).toEqual([6, 100, undefined])
})

test('a course of a kid is added and taken away; both change the price', () => {
  const selection = createSelection()
  expect(togglePair(selection, buildPair(1, 7))).toBe(true)
  expect([selection.matrix, ...listPrice(selection)]).toEqual([[buildPair(1, 7)], undefined, undefined])
  expect(togglePair(selection, buildPair(1, 7, 9))).toBe(true)
  expect(selection.matrix).toEqual([])
})

test('a kid takes at most three courses, whatever the others take', () => {
  const selection = createSelection([1, 2, 3].map((course) => buildPair(course, 7)))
  expect(togglePair(selection, buildPair(4, 7))).toBe(false)
  expect([selection.matrix.length, ...listPrice(selection)]).toEqual([3, 100, 'a'])
  expect(togglePair(selection, buildPair(4, 8))).toBe(true)
  expect(togglePair(selection, buildPair(3, 7))).toBe(true)
  expect(selection.matrix).toHaveLength(3)
})

test('a kid moves to another group class of the course', () => {
  const selection = createSelection([buildPair(1, 7, 10), buildPair(1, 8, 10), buildPair(2, 7, 20)])
  chooseGroupClass(selection, buildPair(1, 7, 11))
  expect(selection.matrix).toEqual([buildPair(1, 7, 11), buildPair(1, 8, 10), buildPair(2, 7, 20)])
})

test('the interview is dropped with the last kid of a group class, whose tutor holds it', () => {
  const selection = createSelection([buildPair(1, 7, 10), buildPair(1, 8, 10)])
  chooseGroupClass(selection, buildPair(1, 7, 11))
  expect(selection.webinar).toBe(5)
  togglePair(selection, buildPair(1, 8, 10))
  expect(selection.webinar).toBeUndefined()
})

test('a kid who was removed leaves the seats, with the price and the interview of a group class without kids', () => {
  const selection = createSelection([buildPair(1, 7, 10), buildPair(1, 8, 10), buildPair(2, 8, 20)])
  dropRemovedKids(selection, [{ id: 7 }, { id: 8 }, { id: 9 }])
  expect([selection.matrix.length, selection.webinar, ...listPrice(selection)]).toEqual([3, 5, 100, 'a'])
  dropRemovedKids(selection, [{ id: 7 }, { id: 9 }])
  expect(selection.matrix).toEqual([buildPair(1, 7, 10)])
  expect([selection.webinar, ...listPrice(selection)]).toEqual([undefined, undefined, undefined])
})
