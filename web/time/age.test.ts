import { expect, test } from 'vitest'
import { computeAge } from './age.ts'

test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2000-06-15', '2026-06-16', 26],
  ['2000-06-15', '2026-05-20', 25],
  ['2000-06-15', '2026-07-01', 26],
  ['2000-02-29', '2026-02-28', 25],
  ['2026-01-01', '2026-01-01', 0],
])('a person born on %s is, on %s, %i years old', (birthday, today, age) => {
  expect(computeAge(birthday, today)).toBe(age)
})
