import { describe, expect, test } from 'vitest'
import { moveInGrid } from './moveInGrid.ts'

function pressKey(name: string, ctrlKey = false) {
  return { key: name, ctrlKey }
}

describe('keys of the grid', () => {
  const filled = ['0,0', '0,2', '1,1', '1,2', '2,0']
  const createGrid = (isRightToLeft: boolean) => ({
    rows: 3,
    columns: 3,
    isRightToLeft,
    isFilled: ({ row, column }: { row: number; column: number }) => filled.includes(`${row},${column}`),
  })
  test.each([
    ['ArrowRight', { row: 0, column: 0 }, false, { row: 0, column: 2 }],
    ['ArrowLeft', { row: 0, column: 0 }, true, { row: 0, column: 2 }],
    ['ArrowRight', { row: 0, column: 0 }, true, { row: 0, column: 0 }],
    ['ArrowDown', { row: 0, column: 0 }, false, { row: 2, column: 0 }],
    ['ArrowUp', { row: 0, column: 0 }, false, { row: 0, column: 0 }],
    ['Home', { row: 1, column: 2 }, false, { row: 1, column: 1 }],
    ['End', { row: 1, column: 1 }, true, { row: 1, column: 2 }],
    ['PageDown', { row: 1, column: 1 }, false, 'next'],
    ['PageUp', { row: 1, column: 1 }, false, 'previous'],
    ['x', { row: 1, column: 1 }, false, undefined],
  ] as const)('%s from %o moves in visual order', (name, from, isRightToLeft, to) => {
    expect(moveInGrid(pressKey(name), from, createGrid(isRightToLeft))).toEqual(to)
  })

  test('Control with Home and End moves to the ends of the grid', () => {
    expect(moveInGrid(pressKey('Home', true), { row: 1, column: 1 }, createGrid(false))).toEqual({
      row: 0,
      column: 0,
    })
    expect(moveInGrid(pressKey('End', true), { row: 1, column: 1 }, createGrid(false))).toEqual({
      row: 2,
      column: 0,
    })
  })
})

test.each([
  ['ArrowRight', { row: 0, column: 1 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
])('%s at the edge of a grid stays, whatever is behind it', (key, at) => {
  const grid = { rows: 2, columns: 2, isRightToLeft: false, isFilled: () => true }
  expect(moveInGrid({ key, ctrlKey: false }, at, grid)).toEqual(at)
})
