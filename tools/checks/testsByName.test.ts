import { expect, test } from 'vitest'
import { sortByTests } from './testsByName.ts'

/** Sorts files without texts, except the stories given. */
function sort(paths: readonly string[], stories: Readonly<Record<string, string>> = {}) {
  const files = [...paths.map((path) => ({ path, text: '' })), ...Object.entries(stories).map(toFile)]
  const { own, folder, untested } = sortByTests(files)
  return { own, folder, untested }
}

function toFile([path, text]: [string, string]) {
  return { path, text }
}

test('a test of the same name in another folder does not count for a source', () => {
  const source = 'bff/proxy/attempt.ts'
  expect(sort([source, 'web/features/quizzes/attempt/attempt.test.ts']).untested).toEqual([source])
  expect(sort([source, 'tests/resilience/upstream/attempt.test.ts']).untested).toEqual([source])
})

test.each([
  'bff/proxy/attempt.test.ts',
  'bff/proxy/attempt.property.test.ts',
  'tests/resilience/proxy/attempt.test.ts',
])('%s is a test of bff/proxy/attempt.ts', (path) => {
  expect(sort(['bff/proxy/attempt.ts', path]).own).toEqual(['bff/proxy/attempt.ts'])
})

test('a story beside a part shows it', () => {
  const stories = { 'web/ui/Parts.stories.tsx': "import { Money } from './Money.tsx'" }
  expect(sort(['web/ui/Money.tsx', 'web/ui/Page.tsx'], stories)).toEqual({
    own: ['web/ui/Money.tsx'],
    folder: [],
    untested: ['web/ui/Page.tsx'],
  })
})

test.each([
  ['web/features/quizzes/Quiz.tsx', 'tests/e2e/journeys/quizzes/taking.spec.ts'],
  ['web/app/header/Menu.tsx', 'tests/e2e/journeys/app/menu.spec.ts'],
  ['mocks/handlers/classes/classes.ts', 'tests/conformance/classes/feedback.test.ts'],
  ['bff/cluster/worker.ts', 'tests/resilience/cluster/processes.test.ts'],
  ['bff/fixtures/har.ts', 'tests/fixtures/canaries.test.ts'],
  ['bff/fixtures/redact/valueCollector.ts', 'bff/fixtures/redact/redact.test.ts'],
])('%s is tested with its folder by %s', (source, path) => {
  expect(sort([source, path]).folder).toEqual([source])
})

test('a folder of more than thirty sources needs tests by file name', () => {
  const sources = Array.from({ length: 31 }, (_, index) => `bff/cluster/file${index}.ts`)
  expect(sort([...sources, 'tests/resilience/cluster/processes.test.ts']).untested).toHaveLength(31)
})
