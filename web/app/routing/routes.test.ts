import { expect, test } from 'vitest'
import { listNames, lists } from '#web/lists.ts'
import { paths } from '#web/paths.ts'
import { publicPageNames, publicPages } from '#web/publicPages.ts'
import { aliases, routes } from './routes.ts'

/** Finds what appears twice if case is ignored. */
function findTwice(texts: readonly string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase())
  return texts.filter((_, index) => lower.indexOf(lower[index] ?? '') !== index)
}

test('no two routes have the same path: matching ignores case', () => {
  expect(findTwice([...routes, ...aliases].map(({ path }) => path))).toEqual([])
})

test('no two paths that links name are the same', () => {
  expect(findTwice(Object.values(paths))).toEqual([])
})

test('no list or public page is called like another path or page', () => {
  expect(findTwice([...listNames, ...publicPageNames])).toEqual([])
  for (const name of listNames) expect({ [name]: paths[name] }).toEqual({ [name]: lists[name].path })
  for (const name of publicPageNames)
    expect({ [name]: paths[name] }).toEqual({ [name]: publicPages[name].path })
})
