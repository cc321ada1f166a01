import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGuestPages, type RenderedGuestPage } from '#bff/pages/guestPages.ts'
import type { NonceTemplate } from '#bff/pages/nonceTemplate.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'

let now = 0
beforeEach(() => {
  now = 0
})

const buildPage = (html: string, more: Partial<RenderedGuestPage> = {}): RenderedGuestPage => ({
  status: 200,
  html,
  isPartial: false,
  shareableFor: Infinity,
  markers: ['NONCE', 'TOKEN'],
  ...more,
})

/** Fills a page with a nonce and a token of their lengths, and returns its text with their first letters. */
async function fill(template: NonceTemplate, nonce: string): Promise<string> {
  const { body } = await template.insert([nonce.padEnd(24, '-'), 't'.padEnd(24, '-')], undefined)
  return String(body).replaceAll('-', '')
}

/** A cache of pages with a render that returns a page with its number. */
function createWorld(more: Partial<RenderedGuestPage> = {}) {
  const pages = createGuestPages(() => now)
  let count = 0
  const render = vi.fn<() => Promise<RenderedGuestPage>>(async () => {
    count += 1
    return buildPage(`page ${count} NONCE TOKEN`, more)
  })
  return {
    pages,
    render,
    async read(key = 'a\n/') {
      const { template, ...page } = await pages.read(key, render)
      return { ...page, html: await fill(template, 'n') }
    },
  }
}

/** Longer than a page waits before it is rendered again. */
const waitForRender = () => delay(80)

test('a page is rendered once, and each visitor gets a nonce and a token of its own', async () => {
  const { read, pages, render } = createWorld({ location: '/there', status: 302 })
  expect(await read()).toMatchObject({ status: 302, location: '/there', html: 'page 1 n t' })
  const { template } = await pages.read('a\n/', render)
  expect(await fill(template, 'm')).toBe('page 1 m t')
  expect(render).toHaveBeenCalledOnce()
})

test('visitors who come while a page is rendered share the render', async () => {
  const { pages } = createWorld()
  const rendered = createDeferred<RenderedGuestPage>()
  const render = vi.fn<() => Promise<RenderedGuestPage>>(() => rendered.promise)
  const reads = [pages.read('a\n/', render), pages.read('a\n/', render)]
  rendered.resolve(buildPage('x'))
  const [first, second] = await Promise.all(reads)
  expect(first).toBe(second)
  expect(render).toHaveBeenCalledOnce()
})

test('pages of different keys are rendered apart', async () => {
  const { read } = createWorld()
  expect([(await read('a\n/')).html, (await read('a\n/x')).html]).toEqual(['page 1 n t', 'page 2 n t'])
})

test('for five seconds a page is fresh', async () => {
  const { read, render } = createWorld()
  await read()
  now = 5000
  await read()
  await waitForRender()
  expect(render).toHaveBeenCalledOnce()
})

test('for another minute the old page is shown while it is rendered again', async () => {
  const { read, render } = createWorld()
  await read()
  now = 5001
  expect((await read()).html).toBe('page 1 n t')
  expect(render).toHaveBeenCalledOnce()
  await waitForRender()
  expect((await read()).html).toBe('page 2 n t')
  now += 65_000
  expect((await read()).html).toBe('page 2 n t')
})

test('an older page is not shown any more', async () => {
  const { read } = createWorld()
  await read()
  now = 65_001
  expect((await read()).html).toBe('page 2 n t')
})

test('a page that lacks data is shown for half a second', async () => {
  const { read } = createWorld({ isPartial: true })
  await read()
  now = 500
  expect((await read()).html).toBe('page 1 n t')
  now = 501
  expect((await read()).html).toBe('page 2 n t')
})

test('a page is shown for as long as the API allows for its data', async () => {
  const { read } = createWorld({ shareableFor: 7 })
  await read()
  now = 5000
  await read()
  now = 7000
  expect((await read()).html).toBe('page 1 n t')
  now = 7001
  expect((await read()).html).toBe('page 2 n t')
})

test('a page of data that may not be shared is rendered for each visitor, also for those who come meanwhile', async () => {
  const { pages, read } = createWorld({ shareableFor: 0 })
  const rendered = createDeferred<RenderedGuestPage>()
  const first = pages.read('a\n/', () => rendered.promise)
  const second = read()
  rendered.resolve(buildPage('first', { shareableFor: 0 }))
  expect(await fill((await first).template, 'n')).toBe('first')
  expect((await second).html).toBe('page 1 n t')
  expect((await read()).html).toBe('page 2 n t')
})

test('a page whose data may not be shared any more is removed', async () => {
  const { read, pages } = createWorld()
  await read()
  now = 5001
  const renderPrivate = vi.fn<() => Promise<RenderedGuestPage>>(async () =>
    buildPage('private', { shareableFor: 0 }),
  )
  await pages.read('a\n/', renderPrivate)
  await waitForRender()
  expect(renderPrivate).toHaveBeenCalledOnce()
  expect((await read()).html).toBe('page 2 n t')
})

test('a page that cannot be rendered again stays as it was', async () => {
  const { read, pages } = createWorld()
  await read()
  now = 6000
  const refuse = vi.fn<() => Promise<RenderedGuestPage>>(() => Promise.reject(new Error('refused')))
  await pages.read('a\n/', refuse)
  await waitForRender()
  expect(refuse).toHaveBeenCalledOnce()
  expect((await read()).html).toBe('page 1 n t')
})

test('a failed render is neither kept nor shared with later visitors', async () => {
  const { read, pages } = createWorld()
  await expect(pages.read('a\n/', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect((await read()).html).toBe('page 1 n t')
})

test('a page of a server error is not kept', async () => {
  const { read } = createWorld({ status: 500 })
  expect([(await read()).html, (await read()).html]).toEqual(['page 1 n t', 'page 2 n t'])
})

test('a page that was not found is kept', async () => {
  const { read, render } = createWorld({ status: 404 })
  await read()
  await read()
  expect(render).toHaveBeenCalledOnce()
})

test('an invalidation removes the pages of its institute alone', async () => {
  const { read, pages, render } = createWorld()
  await read('a\n/')
  await read('ab\n/')
  pages.invalidate('a\n')
  await read('ab\n/')
  expect(render).toHaveBeenCalledTimes(2)
  await read('a\n/')
  expect(render).toHaveBeenCalledTimes(3)
})

test('a page that was being rendered when it was invalidated is not kept', async () => {
  const { read, pages } = createWorld()
  const rendered = createDeferred<RenderedGuestPage>()
  const first = pages.read('a\n/', () => rendered.promise)
  pages.invalidate('a\n')
  const second = await read()
  rendered.resolve(buildPage('outdated'))
  await first
  expect((await read()).html).toBe(second.html)
})

const renderLarge = async () => buildPage('x'.repeat(8_000_000))

test('the cache holds 32 MiB and forgets the oldest pages first', async () => {
  const { pages, render, read } = createWorld()
  for (const key of ['1', '2', '3']) await pages.read(key, renderLarge)
  await read('1')
  expect(render).toHaveBeenCalledTimes(1)
  await pages.read('3', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page that is rendered again takes its space once', async () => {
  const { pages, render } = createWorld()
  for (let round = 0; round < 4; round += 1) {
    await pages.read('1', renderLarge)
    now += 70_000
  }
  await pages.read('2', renderLarge)
  now = 0
  await pages.read('1', render)
  await pages.read('2', render)
  expect(render).not.toHaveBeenCalled()
})
