import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCaches } from './memoryCaches.ts'

let stored: ReturnType<typeof createMemoryCaches>
beforeEach(() => {
  vi.resetModules()
  stored = createMemoryCaches()
  vi.stubGlobal('caches', stored)
  vi.stubGlobal('fetch', async () => new Response('file'))
})
afterEach(() => vi.unstubAllGlobals())

/** Asks for files one after the other, by a worker that has just started. */
async function useFiles(names: readonly string[]) {
  vi.resetModules()
  const { respondWithAsset } = await import('./assets.ts')
  for (const name of names) {
    const works: Promise<unknown>[] = []
    await respondWithAsset(new Request(`https://a.example/assets/${name}`), (work) => works.push(work))
    await Promise.all(works)
  }
}

const pages = Array.from({ length: 600 }, (_, index) => `page-${index}.js`)

test('the shell stays in the cache and the least recently used scripts are dropped, however many pages are seen', async () => {
  await useFiles(['client-1.js', 'shell-1.js', 'vendor-1.js', 'react-1.js', ...pages.slice(0, 300)])
  await useFiles(['page-0.js'])
  await useFiles(pages.slice(300))
  const kept = [...stored.all.values()].flatMap((entries) => [...entries.keys()])
  expect(kept.length).toBeLessThan(500)
  for (const name of ['client-1.js', 'shell-1.js', 'vendor-1.js', 'react-1.js', 'page-0.js', 'page-599.js'])
    expect(kept).toContain(`https://a.example/assets/${name}`)
  expect(kept).not.toContain('https://a.example/assets/page-1.js')
})
