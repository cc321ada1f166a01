import { expect, test } from 'vitest'
import { dragCrop, findPictureProblem, computeSquare } from './picture.ts'

test('a picture of 30 MB, an empty one and another file type are refused before they are read', () => {
  expect(findPictureProblem({ type: 'image/png', size: 30 * 1_048_576 })).toBe('picture.large')
  expect(findPictureProblem({ type: 'image/png', size: 0 })).toBe('form.files.empty')
  expect(findPictureProblem({ type: 'image/svg+xml', size: 10 })).toBe('form.files.type')
  expect(findPictureProblem({ type: 'image/jpeg', size: 10 })).toBeUndefined()
})

test('the crop is a square inside the picture, and dragging stops at the edges', () => {
  const size = { width: 400, height: 200 }
  expect(computeSquare(size, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({ left: 100, top: 0, side: 200 })
  expect(computeSquare(size, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 300, top: 0, side: 100 })
  const cut = { zoom: 1, x: 0.5, y: 0.5 }
  expect(dragCrop(size, cut, { x: 0.25, y: 1 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  expect(dragCrop(size, cut, { x: -9, y: 0 }).x).toBe(1)
})
