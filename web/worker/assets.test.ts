import { afterEach, beforeEach, expect, test, vi } from 'vitest'

function toUrl(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url).href
}

/** Caches in memory, which match by address alone. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      put: async (request: Request | string, response: Response) => {
        entries.delete(toUrl(request))
        entries.set(toUrl(request), response)
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: Request | string) => entries.delete(toUrl(request)),
    }
  }
  const match = async (request: Request | string) =>
    [...all.values()]
      .flatMap((entries) => entries.get(toUrl(request)) ?? [])
      .at(0)
      ?.clone()
  return { all, open, match }
}

let stored: ReturnType<typeof createCaches>
beforeEach(() => {
  vi.resetModules()
  stored = createCaches()
  vi.stubGlobal('caches', stored)
  vi.stubGlobal('fetch', async () => new Response('file'))
})
afterEach(() => vi.unstubAllGlobals())

/** Asks for files one after the other, by a worker that has just started. */
async function useFiles(names: readonly string[]) {
  vi.resetModules()
  const { answerAsset } = await import('./assets.ts')
  for (const name of names) {
    const works: Promise<unknown>[] = []
    await answerAsset(new Request(`https://a.example/assets/${name}`), (work) => works.push(work))
    await Promise.all(works)
  }
}

const pages = Array.from({ length: 600 }, (_, index) => `page-${index}.js`)

test('however many pages are seen, the shell stays and the least recently used scripts go', async () => {
  await useFiles(['client-1.js', 'shell-1.js', 'vendor-1.js', 'react-1.js', ...pages.slice(0, 300)])
  await useFiles(['page-0.js'])
  await useFiles(pages.slice(300))
  const kept = [...stored.all.values()].flatMap((entries) => [...entries.keys()])
  expect(kept.length).toBeLessThan(500)
  for (const name of ['client-1.js', 'shell-1.js', 'vendor-1.js', 'react-1.js', 'page-0.js', 'page-599.js'])
    expect(kept).toContain(`https://a.example/assets/${name}`)
  expect(kept).not.toContain('https://a.example/assets/page-1.js')
})
