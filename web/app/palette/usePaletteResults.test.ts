import { expect, test } from 'vitest'
import { pickPeople } from './usePaletteResults.ts'

const people = [
  { to: '1', name: 'Wael Yildiz', detail: 'student.1@example.test' },
  { to: '2', name: 'Zaid Tamer', detail: 'student.2@example.test' },
  { to: '3', name: 'Omar Amin', detail: 'student.3@example.test' },
  { to: '4', name: 'Amal Barakat', detail: 'student.4@example.test' },
]

test('names that begin with the words come first; a domain alone finds no person', () => {
  expect(pickPeople('am', people).map(({ to }) => to)).toEqual(['4', '3', '2'])
  expect(pickPeople('student.1', people.slice(0, 1)).map(({ to }) => to)).toEqual(['1'])
  expect(pickPeople('example', people)).toEqual([])
})
