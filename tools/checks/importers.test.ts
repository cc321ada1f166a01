import { expect, test } from 'vitest'
import { collectImporters, findMisplacedFiles, findSmallFiles } from './importers.ts'

const card = { path: 'web/domain/files/Card.tsx', text: 'export function Card() {}\n' }
const homework = {
  path: 'web/features/homework/Answer.tsx',
  text: "import { Card } from '#web/domain/files/Card.tsx'",
}
const story = { path: 'web/domain/files/Card.stories.tsx', text: "import { Card } from './Card.tsx'" }
const quiz = {
  path: 'web/features/quizzes/Quiz.tsx',
  text: "import { Card } from '#web/domain/files/Card.tsx'",
}

test('a file of domain that one feature imports is misplaced, whatever stories and tests it has', () => {
  const importers = collectImporters([card, homework, story])
  expect(findMisplacedFiles(importers)).toEqual([
    'web/domain/files/Card.tsx: only web/features/homework imports it',
  ])
  expect(findSmallFiles([card, homework], importers)).toEqual(['web/domain/files/Card.tsx'])
})

test('a file of domain that two features import, or domain itself, is in its place', () => {
  expect(findMisplacedFiles(collectImporters([card, homework, quiz]))).toEqual([])
  const list = { path: 'web/domain/files/List.tsx', text: "import { Card } from './Card.tsx'" }
  expect(findMisplacedFiles(collectImporters([card, homework, list]))).toEqual([])
})

test('a small file that is loaded lazily is not counted', () => {
  const lazy = { path: 'web/features/homework/Answer.tsx', text: "import('#web/domain/files/Card.tsx')" }
  expect(findSmallFiles([card], collectImporters([card, lazy]))).toEqual([])
})
