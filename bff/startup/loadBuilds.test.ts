import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadMocks, loadPages } from '#bff/startup/loadBuilds.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

/** A folder of bundles with these files. */
function createDist(files: Record<string, string>): string {
  const dist = createTemporaryFolder()
  for (const folder of ['web/.vite', 'server', 'mocks']) mkdirSync(join(dist, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  return dist
}

test('the pages are created with the list of files of the browser build', async () => {
  const dist = createDist({
    'web/.vite/manifest.json': '{"main.tsx":{"file":"main.js"}}',
    'server/entry.js': 'export const createPages = (assets) => ({ assets })',
  })
  expect(await loadPages(dist)).toEqual({ assets: { manifest: { 'main.tsx': { file: 'main.js' } } } })
})

test('without a build of the pages nothing starts', async () => {
  await expect(loadPages(createDist({}))).rejects.toThrow('manifest.json')
})

test('the mock API is loaded from its own build', async () => {
  const dist = createDist({ 'mocks/upstream.js': 'export const describeDemo = (port) => `port ${port}`' })
  expect((await loadMocks(dist)).describeDemo(3000)).toBe('port 3000')
})

test('a missing build of the mock API is reported', async () => {
  await expect(loadMocks(createDist({}))).rejects.toThrow(
    'UPSTREAM needs the mock API, which this installation does not have',
  )
})
