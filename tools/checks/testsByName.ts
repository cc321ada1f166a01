import { basename, dirname } from 'node:path/posix'
import type { Source } from './sources.ts'

/** A folder of more sources than this needs tests by file name. */
const MAX = 30
const TEST = /(\.property)?\.(test|spec|test-d|stories)\.tsx?$/
/** The tested files: our five packages, without declarations and helpers of tests and stories. */
const TESTED = /^(openapi|sdk|bff|mocks|web)\/(?!workshop\/).*\.tsx?$/
/** Folders of tests by the folder of their sources; the rest of the path is the same. */
const FOLDERS: readonly (readonly [folder: RegExp, tests: readonly string[]])[] = [
  [/^bff\/fixtures(?=\/|$)/, ['tests/fixtures']],
  [/^bff\//, ['tests/integration/', 'tests/resilience/']],
  [/^web\/(features\/|domain\/)?/, ['tests/e2e/journeys/']],
  // These tests call every operation, and so every handler
  [/^mocks\/handlers/, ['tests/conformance']],
  [/^mocks\/world\//, ['tests/conformance/']],
  [/^openapi/, ['tests/conformance/openapi']],
]

/** Sources by how their test is found. */
export interface TestedSources {
  readonly total: number
  /** A test of the same name beside it or in the folder's tests, or a story beside it that shows it */
  readonly own: readonly string[]
  /** Its folder, or the one above, has tests of the same path, or a test of the folder's name in it */
  readonly folder: readonly string[]
  readonly untested: readonly string[]
}

/**
 * Sorts the sources by how their test is found. A name counts in the folder of the same path only: `attempt.test.ts` of
 * one folder says nothing about `attempt.ts` of another.
 * @param files all files of the repository with their texts
 */
export function sortByTests(files: readonly Source[]): TestedSources {
  const tests = files.filter(({ path }) => TEST.test(path))
  const sources = files
    .map(({ path }) => path)
    .filter((path) => TESTED.test(path) && !TEST.test(path) && !path.endsWith('.d.ts'))
  const names = new Set(tests.map(({ path }) => `${dirname(path)}/${getName(path)}`))
  const folders = new Set(tests.map(({ path }) => dirname(path)).filter((path) => path.startsWith('tests/')))
  const shown = new Set(tests.flatMap(listShown))
  const sizes = new Map<string, number>()
  for (const path of sources) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)

  const hasOwnTest = (path: string) =>
    shown.has(path) ||
    [dirname(path), ...listTestFolders(dirname(path))].some((folder) =>
      names.has(`${folder}/${getName(path)}`),
    )
  const isFolderTested = (folder: string) =>
    names.has(`${folder}/${basename(folder).toLowerCase()}`) ||
    listTestFolders(folder).some((tested) => folders.has(tested))
  const isSmall = (path: string) => (sizes.get(dirname(path)) ?? 0) <= MAX
  const hasFolderTest = (path: string) =>
    isSmall(path) && [dirname(path), dirname(dirname(path))].some(isFolderTested)

  const own = sources.filter(hasOwnTest)
  const others = sources.filter((path) => !own.includes(path))
  const folder = others.filter(hasFolderTest)
  return { total: sources.length, own, folder, untested: others.filter((path) => !folder.includes(path)) }
}

/** The folders below `tests/` that have a folder's path: `tests/integration/proxy` for `bff/proxy`. */
function listTestFolders(folder: string): string[] {
  const [found, tests = []] = FOLDERS.find(([pattern]) => pattern.test(folder)) ?? []
  if (!found) return []
  return tests.map((tested) => folder.replace(found, tested))
}

function getName(path: string): string {
  return basename(path)
    .replace(TEST, '')
    .replace(/\.tsx?$/, '')
    .toLowerCase()
}

function listShown({ path, text }: Source): string[] {
  if (!path.endsWith('.stories.tsx')) return []
  return [...text.matchAll(/from '\.\/(\w+\.tsx)'/g)].map(([, part]) => `${dirname(path)}/${part}`)
}
