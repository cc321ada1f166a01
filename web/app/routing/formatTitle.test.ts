import { expect, test } from 'vitest'
import { formatTitle } from './formatTitle.ts'

test('home has the name of the institute, another page its own before it', () => {
  expect(formatTitle('/', 'Home', 'Huruf')).toBe('Huruf')
  expect(formatTitle('/tutors', 'Tutors', 'Huruf')).toBe('Tutors - Huruf')
})

test('where the institute has no name, the page has its own alone', () => {
  expect(formatTitle('/', 'Home', '')).toBe('Home')
  expect(formatTitle('/tutors', 'Tutors', '')).toBe('Tutors')
})
