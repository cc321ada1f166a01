import { basename, dirname } from 'node:path'
import type { Source } from './sources.ts'

/** A folder of more sources than this needs tests by file name. */
const MOST = 30
const TEST = /\.(property\.)?(test|spec|test-d|stories)\.tsx?$/
/** What is tested: our five packages, without declarations and what only tests and stories use. */
const TESTED = /^(openapi|sdk|bff|mocks|web)\/(?!workshop\/).*\.tsx?$/

/**
 * Lists the sources whose test is not found by name: beside them, in a story of their folder, in a test file of their
 * name, or in tests (a file or a folder) of their folder's name or of the folder above.
 * @param paths all files of the repository with their texts
 * @returns the number of sources, and those without a test
 */
export function findUntested(paths: readonly Source[]): { total: number; untested: string[] } {
  const tests = paths.filter(({ path }) => TEST.test(path))
  const sources = paths
    .map(({ path }) => path)
    .filter((path) => TESTED.test(path) && !TEST.test(path) && !path.endsWith('.d.ts'))
  const names = new Set(tests.flatMap(({ path }) => [getName(path), ...listFolders(path)]))
  const shown = new Set(tests.flatMap(listShown))
  const sizes = new Map<string, number>()
  for (const path of sources) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  const isTested = (path: string) => {
    const folder = dirname(path)
    const isSmall = (sizes.get(folder) ?? 0) <= MOST
    const folders = [folder, dirname(folder)].filter((one) => one.includes('/'))
    return (
      names.has(getName(path)) ||
      shown.has(path) ||
      (isSmall && folders.some((one) => names.has(basename(one).toLowerCase())))
    )
  }
  return { total: sources.length, untested: sources.filter((path) => !isTested(path)) }
}

function getName(path: string): string {
  return basename(path)
    .replace(TEST, '')
    .replace(/\.tsx?$/, '')
    .toLowerCase()
}

/** The folders below `tests/` that a test stands in. */
function listFolders(path: string): string[] {
  return path.startsWith('tests/')
    ? dirname(path)
        .split('/')
        .slice(1)
        .map((folder) => folder.toLowerCase())
    : []
}

function listShown({ path, text }: Source): string[] {
  if (!path.endsWith('.stories.tsx')) return []
  return [...text.matchAll(/from '\.\/(\w+\.tsx)'/g)].map(([, part]) => `${dirname(path)}/${part}`)
}
