import { expect, test } from 'vitest'
import { drawStar, createTiling } from './starTiling.ts'

test('a seed always gives the same pattern, another seed another one', () => {
  expect(createTiling('one')).toEqual(createTiling('one'))
  const sizes = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(createTiling(`seed ${seed}`))))
  expect(sizes.size).toBeGreaterThan(20)
})

test('a tile is 84 to 120 pixels wide and turned by no, a quarter or half of a right angle', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { size, rotation } = createTiling(`seed ${seed}`)
    expect([84, 96, 108, 120]).toContain(size)
    expect([0, 22.5, 45]).toContain(rotation)
  }
})

test('a star has eight outer and eight inner points around its centre', () => {
  const path = drawStar(50, 50, 40, 0.5, 0)
  expect(path).toMatch(/^M[\d. -]+Z$/)
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const radii = Array.from({ length: 16 }, (_, index) =>
    Math.round(Math.hypot((numbers[index * 2] ?? 0) - 50, (numbers[index * 2 + 1] ?? 0) - 50)),
  )
  expect(radii).toEqual(Array.from({ length: 16 }, (_, index) => (index % 2 ? 20 : 40)))
  expect(drawStar(50, 50, 40, 0.5, 22.5)).not.toBe(path)
})
