import { expect, test, vi } from 'vitest'
import type { InvalidationChannel, InvalidationReader } from '#bff/cache/invalidations.ts'
import { createCaches } from '#bff/createCaches.ts'
import { createMetrics } from '#bff/operations/metrics.ts'

const publicPages = { defaultLanguage: 'en' as const, pages: [] }

/** Creates caches with a channel. @returns them, and the reader of the channel */
function create(isUncached = false) {
  const readers: InvalidationReader[] = []
  const publish = vi.fn<InvalidationChannel['publish']>()
  const channel = { publish, subscribe: (reader: InvalidationReader) => void readers.push(reader) }
  const metrics = createMetrics()
  const caches = createCaches(isUncached, metrics, channel)
  const [reader] = readers
  if (!reader) throw new Error('the channel has no reader')
  return { ...caches, metrics, publish, reader }
}

/** Reads the sitemaps of some tenants. @returns those whose lists were read, not kept */
async function readSitemaps({ sitemaps }: ReturnType<typeof create>, ...hosts: string[]) {
  const read: string[] = []
  for (const host of hosts)
    await sitemaps.read(`${host}\nkey`, async () => {
      read.push(host)
      return publicPages
    })
  return read
}

const invalidation = { customHost: 'a.example', operationIds: ['listTutors'] }

test('a write drops the pages and sitemaps of its tenant, here and in the other processes', async () => {
  const made = create()
  const hosts = ['a.example', 'a.example.org', 'b.example']
  const dropPages = vi.spyOn(made.guestPages ?? { invalidate: () => undefined }, 'invalidate')
  const dropReads = vi.spyOn(made.responseCache, 'invalidate')
  expect(await readSitemaps(made, ...hosts)).toEqual(hosts)
  made.invalidate(invalidation)
  expect(await readSitemaps(made, ...hosts)).toEqual(['a.example'])
  expect(dropPages.mock.calls).toEqual([['a.example\n']])
  expect(dropReads.mock.calls).toEqual([[invalidation]])
  expect(made.publish.mock.calls).toEqual([[invalidation]])
})

test('a write in another process drops the same here', async () => {
  const made = create()
  await readSitemaps(made, 'a.example', 'b.example')
  made.reader.apply(invalidation)
  expect(await readSitemaps(made, 'a.example', 'b.example')).toEqual(['a.example'])
  expect(made.publish).not.toHaveBeenCalled()
})

test('when messages may have been lost everything is dropped', async () => {
  const made = create()
  const dropPages = vi.spyOn(made.guestPages ?? { invalidate: () => undefined }, 'invalidate')
  const dropReads = vi.spyOn(made.responseCache, 'clear')
  await readSitemaps(made, 'a.example', 'b.example')
  made.reader.clear()
  expect(await readSitemaps(made, 'a.example', 'b.example')).toEqual(['a.example', 'b.example'])
  expect([dropPages.mock.calls, dropReads.mock.calls.length]).toEqual([[['']], 1])
})

test('a recording keeps no page of a guest, and drops sitemaps all the same', async () => {
  const made = create(true)
  expect(made.guestPages).toBeUndefined()
  await readSitemaps(made, 'a.example')
  made.invalidate(invalidation)
  expect(await readSitemaps(made, 'a.example')).toEqual(['a.example'])
})

test('pages that wait to be rendered are measured', async () => {
  const { metrics } = create()
  expect(await metrics.registry.metrics()).toContain('bff_renders_waiting 0')
})
