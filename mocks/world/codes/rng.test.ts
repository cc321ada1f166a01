import { expect, test } from 'vitest'
import { createRng } from '#mocks/world/codes/rng.ts'

const draw = (rng = createRng('a', 1), count = 1000) => Array.from({ length: count }, () => rng.next())

test('the same parts give the same numbers, different parts or another order different ones', () => {
  expect(draw()).toEqual(draw())
  expect(draw(createRng('a', 2))).not.toEqual(draw())
  expect(draw(createRng(1, 'a'))).not.toEqual(draw())
  expect(draw(createRng('a1'))).not.toEqual(draw())
})

test('numbers fill the range from zero to one evenly', () => {
  const numbers = draw(createRng('even'), 10_000)
  for (const number of numbers) expect(number >= 0 && number < 1).toBe(true)
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length
    expect(share).toBeGreaterThan(850)
    expect(share).toBeLessThan(1150)
  }
})

test('whole numbers include both ends', () => {
  const rng = createRng('between')
  const numbers = new Set(Array.from({ length: 200 }, () => rng.between(3, 5)))
  expect([...numbers].toSorted()).toEqual([3, 4, 5])
})

test('a chance is as likely as its probability', () => {
  const rng = createRng('chance')
  const hits = Array.from({ length: 2000 }, () => rng.chance(0.2)).filter(Boolean).length
  expect(hits).toBeGreaterThan(300)
  expect(hits).toBeLessThan(500)
  expect([rng.chance(0), rng.chance(1)]).toEqual([false, true])
})

test('every item can be picked, and nothing from an empty list', () => {
  const rng = createRng('pick')
  const picked = new Set(Array.from({ length: 100 }, () => rng.pick(['a', 'b', 'c'])))
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c'])
  expect(() => rng.pick([])).toThrow('Nothing to pick from')
})

test('a sample has different items, at most all of them, and leaves the list as it was', () => {
  const rng = createRng('sample')
  const items = ['a', 'b', 'c', 'd']
  for (let round = 0; round < 50; round += 1) expect(new Set(rng.sample(items, 3)).size).toBe(3)
  expect(rng.sample(items, 9).toSorted()).toEqual(items)
  expect(rng.sample(items, 0)).toEqual([])
  expect(items).toEqual(['a', 'b', 'c', 'd'])
})
