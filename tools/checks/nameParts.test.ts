import { expect, test } from 'vitest'
import { listNames, readRefusedWords, splitName } from './nameParts.ts'
import { parse } from './sources.ts'

test('the words of the glossary in backquotes are refused, each with the word to use', () => {
  const table = [
    '| word | means | not |',
    '| --- | --- | --- |',
    '| class | a session | `lesson`, course |',
  ].join('\n')
  expect([...readRefusedWords(table)]).toEqual([['lesson', 'class']])
})

test.each([
  ['lesson.ts', ['lesson', 'ts']],
  ['renewalTicket', ['renewal', 'ticket']],
  ['lessonOrder', ['lesson', 'order']],
  ['LESSON_MAX', ['lesson', 'max']],
  ['HTTPTickets', ['http', 'ticket']],
  ['glass', ['glass']],
])('%s consists of %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

test('names of functions, members and types are found, texts are not', () => {
  const text = "interface Surroundings { shelf: string }\nfunction renewalTicket() { return 'lesson' }"
  const names = listNames(parse({ path: 'a.ts', text }))
  expect(names).toEqual([
    { line: 1, text: 'Surroundings' },
    { line: 1, text: 'shelf' },
    { line: 2, text: 'renewalTicket' },
  ])
})
