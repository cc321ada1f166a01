import { expect, test } from 'vitest'
import { readGridKey } from './readGridKey.ts'

test.each([
  ['PageUp', false, 'previous'],
  ['PageDown', false, 'next'],
  ['Home', false, { end: 'first', isOfGrid: false }],
  ['Home', true, { end: 'first', isOfGrid: true }],
  ['End', false, { end: 'last', isOfGrid: false }],
  ['End', true, { end: 'last', isOfGrid: true }],
  ['ArrowUp', false, { rows: -1, columns: 0 }],
  ['ArrowDown', false, { rows: 1, columns: 0 }],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('the key %s (with Control: %s) means %j', (key, ctrlKey, command) => {
  expect(readGridKey({ key, ctrlKey }, false)).toEqual(command)
})

const read = (key: string, isRightToLeft: boolean) => readGridKey({ key, ctrlKey: false }, isRightToLeft)

test('arrows to the side move in visual order', () => {
  expect([read('ArrowRight', false), read('ArrowLeft', true)]).toEqual([
    { rows: 0, columns: 1 },
    { rows: 0, columns: 1 },
  ])
  expect([read('ArrowLeft', false), read('ArrowRight', true)]).toEqual([
    { rows: 0, columns: -1 },
    { rows: 0, columns: -1 },
  ])
})
