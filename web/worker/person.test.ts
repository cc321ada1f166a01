import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCaches } from './memoryCaches.ts'

let stored: ReturnType<typeof createMemoryCaches>
beforeEach(() => {
  vi.resetModules()
  stored = createMemoryCaches()
  vi.stubGlobal('caches', stored)
})
afterEach(() => vi.unstubAllGlobals())

const url = 'https://a.example/api/classes/booked/list/'
/** A response to a read, which is a person's own unless it says otherwise. */
const read = (cacheControl = 'no-store') =>
  new Response('[]', { headers: { 'content-type': 'application/json', 'cache-control': cacheControl } })
const signOut = () => new Request('https://a.example/api/auth/revoke_token/', { method: 'POST' })
const signIn = () => new Request('https://a.example/api/auth/token/', { method: 'POST' })

/** A response that comes when a test says so. */
function createResponse() {
  const settles: ((response: Response) => void)[] = []
  const promise = new Promise<Response>((settle) => void settles.push(settle))
  return { promise, resolve: (response: Response) => settles.forEach((settle) => settle(response)) }
}

/** Starts a read through the worker; `finish` answers it. */
async function startRead() {
  const { respondToRead } = await import('./networkFirst.ts')
  const { promise, resolve } = createResponse()
  vi.stubGlobal('fetch', () => promise)
  const works: Promise<unknown>[] = []
  const event = { request: new Request(url), waitUntil: (work: Promise<unknown>) => works.push(work) }
  const answered = respondToRead(event as unknown as FetchEvent) // All that it uses of an event
  return {
    finish: async (response = read()) => {
      resolve(response)
      await answered
      await Promise.all(works)
    },
  }
}

test("reads that wait for their person are kept, but not the last person's read that ends after a sign-in", async () => {
  const { changeSession, setPerson } = await import('./person.ts')
  await setPerson('a@example.test', true)
  const late = await startRead()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await changeSession(signIn())
  await late.finish()
  await setPerson('b@example.test', true)
  expect(stored.list('personal')).toEqual([])
  await setPerson(null, true)
  await changeSession(signIn())
  await (await startRead()).finish()
  expect(stored.list('personal')).toEqual([])
  await setPerson('b@example.test', true)
  expect(stored.list('personal')).toEqual([url])
})

test("a read that ends after another person is known is not kept as that person's", async () => {
  const { changeSession, setPerson } = await import('./person.ts')
  await setPerson('a@example.test', true)
  const late = await startRead()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await changeSession(signIn())
  await setPerson('b@example.test', true)
  await late.finish()
  expect(stored.list('personal')).toEqual([])
})

test('a read that begins during a sign-in, with the cookies of before, is not kept', async () => {
  const { changeSession, setPerson } = await import('./person.ts')
  const { promise, resolve } = createResponse()
  vi.stubGlobal('fetch', () => promise)
  const signingIn = changeSession(signIn())
  const early = await startRead()
  resolve(new Response('{}'))
  await signingIn
  await early.finish()
  await setPerson('b@example.test', true)
  expect(stored.list('personal')).toEqual([])
})

test("a late refusal of the last session's read does not remove the next person's pages", async () => {
  const { changeSession, readPerson, setPerson } = await import('./person.ts')
  const late = await startRead()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await changeSession(signIn())
  await setPerson('b@example.test', true)
  await late.finish(new Response('{}', { status: 401 }))
  expect(await readPerson()).toBe('b@example.test')
})

test('public data that a guest reads is kept, and never a person’s own reads', async () => {
  const { setPerson } = await import('./person.ts')
  await (await startRead()).finish(read('private, no-cache'))
  expect(stored.list('reads')).toEqual([url])
  await stored.delete('reads')
  await (await startRead()).finish()
  await setPerson('a@example.test', true)
  await (await startRead()).finish(read('private, no-cache'))
  expect(stored.list('reads')).toEqual([])
  expect(stored.list('personal')).toEqual([url])
})

test('a sign-out that gets no response leaves what is kept, any response removes it', async () => {
  const { endSession, readPerson, setPerson } = await import('./person.ts')
  await setPerson('a@example.test', true)
  await (await startRead()).finish()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(endSession(signOut())).rejects.toThrow('Failed to fetch')
  expect(await readPerson()).toBe('a@example.test')
  expect(stored.list('personal')).toEqual([url])
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  await endSession(signOut())
  expect(await readPerson()).toBeUndefined()
  expect(stored.list('personal')).toEqual([])
})

/** Posts a form of a page without script. */
async function postForm(form: string) {
  const { forwardForm } = await import('./person.ts')
  vi.stubGlobal('fetch', async () => new Response())
  await forwardForm(
    new Request('https://a.example/?login', { method: 'POST', body: new URLSearchParams({ form }) }),
  )
}

test('a sign-in by a form without script drops what waits, another form does not', async () => {
  const { setPerson } = await import('./person.ts')
  await (await startRead()).finish()
  await postForm('login')
  await setPerson('b@example.test', true)
  expect(stored.list('personal')).toEqual([])
  await (await startRead()).finish()
  await postForm('contact')
  expect(stored.list('personal')).toEqual([url])
})

test('a session that ends with the browser leaves nothing for a window opened offline; a remembered one stays', async () => {
  const { setPerson } = await import('./person.ts')
  const { respondToNavigation } = await import('./networkFirst.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const openOffline = async (windows: number) => {
    vi.stubGlobal('self', { clients: { matchAll: async () => Array.from({ length: windows }) } })
    const request = new Request('https://a.example/Profile')
    return respondToNavigation({ request, waitUntil: () => undefined } as unknown as FetchEvent) // All that it uses
  }
  for (const [isRemembered, expected] of [
    [true, 200],
    [false, 503],
  ] as const) {
    await setPerson('a@example.test', isRemembered)
    await (await stored.open('personal')).put('https://a.example/Profile', new Response('<html><title>'))
    expect((await openOffline(1)).status).toBe(200)
    expect((await openOffline(0)).status).toBe(expected)
    expect(stored.list('personal').length > 0).toBe(isRemembered)
  }
})
