import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCaches } from './memoryCaches.ts'

const origin = 'https://a.example'

/** A request whose URL may be relative, as in a browser. */
class BrowserRequest extends Request {
  constructor(input: string, init?: RequestInit) {
    super(new URL(input, origin), init)
  }
}

let stored: ReturnType<typeof createMemoryCaches>
beforeEach(() => {
  vi.resetModules()
  stored = createMemoryCaches()
  vi.stubGlobal('caches', stored)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('Request', BrowserRequest)
})
afterEach(() => vi.unstubAllGlobals())

/** A page from the server. @param more headers and status that differ */
const createPage = ({
  type = 'text/html; charset=utf-8',
  cacheControl = '',
  status = 200,
  html = '<html><p>',
} = {}) => new Response(html, { status, headers: { 'content-type': type, 'cache-control': cacheControl } })

/** Stores a page that was requested now. */
async function store(path: string, response = createPage()): Promise<void> {
  const [{ storePage }, { getSessionMark }] = [await import('./pages.ts'), await import('./person.ts')]
  await storePage(`${origin}${path}`, response, getSessionMark())
}
async function readPage(path: string): Promise<string | undefined> {
  const { findPage } = await import('./pages.ts')
  return (await findPage(`${origin}${path}`))?.text()
}

test('a page is kept by its URL, without its hash and where its visitor came from', async () => {
  await store('/tutors?page=2&utm_source=mail&gclid=1&source=app#top')
  expect(stored.list('shared')).toEqual([`${origin}/tutors?page=2`])
  expect(await readPage('/tutors?page=2&fbclid=7')).toBe('<html data-kept><p>')
  expect(await readPage('/tutors')).toBeUndefined()
})

test.each([
  ['a file', '/a.pdf', createPage({ type: 'application/pdf' })],
  ['an error', '/tutors', createPage({ status: 404 })],
  ['a link with a secret', '/resetpassword/abc', createPage()],
  ['a step of a booking', '/reservation/7/courses', createPage()],
  ['a step of a group booking', '/groups/kids', createPage()],
  ['a meeting', '/meeting?class=1', createPage()],
])('%s is not kept', async (_, path, response) => {
  await store(path, response)
  expect([...stored.all.keys()].flatMap(stored.list)).toEqual([])
})

test('the list of groups is kept, although its steps are not', async () => {
  await store('/groups')
  expect(stored.list('shared')).toEqual([`${origin}/groups`])
})

test('a redirected response is not kept', async () => {
  const response = createPage()
  Object.defineProperty(response, 'redirected', { value: true })
  await store('/tutors', response)
  expect(stored.list('shared')).toEqual([])
})

test("a signed-in person's page is kept among their own, and goes with their session", async () => {
  const { setPerson } = await import('./person.ts')
  await setPerson('sara@example.test', true)
  await store('/dashboard/BookedClasses', createPage({ cacheControl: 'private, no-store' }))
  expect(stored.list('personal')).toEqual([`${origin}/dashboard/BookedClasses`])
  expect(stored.list('shared')).toEqual([])
  await setPerson(null, true)
  expect(await readPage('/dashboard/BookedClasses')).toBeUndefined()
})

test('a page is shown without the headers of its compressed bytes', async () => {
  const page = createPage()
  for (const name of ['content-encoding', 'content-length']) page.headers.set(name, '7')
  await store('/tutors', page)
  const { findPage } = await import('./pages.ts')
  const found = await findPage(`${origin}/tutors`)
  expect([found?.headers.get('content-encoding'), found?.headers.get('content-length')]).toEqual([null, null])
  expect(found?.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('a page that the worker did not load is fetched and kept with its scripts', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url
    requests.push(new URL(url).pathname)
    return url.includes('/assets/') ? new Response('script') : createPage()
  })
  const { keepPage } = await import('./pages.ts')
  await keepPage(`${origin}/tutors`, [`${origin}/assets/a.js`])
  expect(requests.toSorted()).toEqual(['/assets/a.js', '/tutors'])
  expect(await readPage('/tutors')).toBe('<html data-kept><p>')
  await keepPage(`${origin}/meeting`, [])
  expect(requests).not.toContain('/meeting')
})

test('the start page is fetched once, with the scripts that it names', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = new URL(typeof input === 'string' ? input : input.url, origin).pathname
    requests.push(path)
    return path === '/'
      ? createPage({ html: '<html><script src="/assets/start-1.js">' })
      : new Response('script')
  })
  const { keepStartPage } = await import('./pages.ts')
  await keepStartPage()
  await keepStartPage()
  expect(requests).toEqual(['/', '/assets/start-1.js'])
  expect(stored.list('shared')).toEqual([`${origin}/`])
})

test('the start page is found whatever its query, other pages only by theirs', async () => {
  await store('/?lang=ar')
  await store('/tutors?page=2')
  expect(await readPage('/?from=phone')).toBe('<html data-kept><p>')
  expect(await readPage('/tutors?page=3')).toBeUndefined()
})

test('a page that cannot be fetched is not kept', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  const { keepPage } = await import('./pages.ts')
  await keepPage(`${origin}/tutors`, [])
  expect([...stored.all.keys()].flatMap(stored.list)).toEqual([])
})
