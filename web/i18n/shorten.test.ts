import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a cut text is one line that ends with a word and an ellipsis', () => {
  expect(shorten('One\n two  three', 20)).toBe('One two three')
  expect(shorten('One two three', 9)).toBe('One two…')
  expect(shorten('One two, three', 12)).toBe('One two…')
  expect(shorten(' \n', 9)).toBe('')
})

test.each([
  ['Donaudampfschifffahrt', 10],
  ['القسطنطينية', 6],
  ['🎓'.repeat(20), 10],
])('a word that is too long is cut between characters: %s', (word, max) => {
  const cut = shorten(word, max)
  expect(cut.length).toBeLessThanOrEqual(max)
  expect(cut.length).toBeGreaterThan(max - 3)
  // Refuses half a character
  expect(() => encodeURIComponent(cut)).not.toThrow()
})
