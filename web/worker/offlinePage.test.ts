import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCaches } from './memoryCaches.ts'
import { buildOfflinePage } from './offlinePage.ts'

let stored: ReturnType<typeof createMemoryCaches>
beforeEach(() => {
  stored = createMemoryCaches()
  vi.stubGlobal('caches', stored)
})
afterEach(() => vi.unstubAllGlobals())

const origin = 'https://a.example'

async function keepPage(cache: string, path: string, title: string, language = 'en') {
  const html = `<!doctype html><html lang="${language}" dir="ltr"><head><title>${title}</title><meta name="theme-color" content="#123456"></head></html>`
  const response = new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  await (await stored.open(cache)).put(origin + path, response)
}

test('the page of a URL that was never seen lists the titles of the last pages, the latest first', async () => {
  await keepPage('shared', '/courses', 'Courses - Noor')
  await keepPage('shared', '/courses?q=arabic', 'Courses - Noor')
  await keepPage('shared', '/About', 'About &amp; aims - Noor')
  await keepPage('personal', '/dashboard/payments', 'المدفوعات', 'ar')
  const personal = await stored.open('personal')
  await personal.put(
    `${origin}/api/classes/`,
    new Response('[]', { headers: { 'content-type': 'application/json' } }),
  )
  const html = await (await buildOfflinePage(`${origin}/groups`)).text()
  const links = [...html.matchAll(/<a href="([^"]*)"><bdi lang="(\w+)">([^<]*)</g)].map(([, ...link]) => link)
  expect(links).toEqual([
    ['/dashboard/payments', 'ar', 'المدفوعات'],
    ['/About', 'en', 'About &amp; aims - Noor'],
    ['/courses?q=arabic', 'en', 'Courses - Noor'],
  ])
  // In the language of the page that was seen last
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('#123456')
})

test('the language of the URL comes first, and without kept pages there is no list', async () => {
  const html = await (await buildOfflinePage(`${origin}/groups?lang=ar`)).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).not.toContain('<ul>')
  expect(await (await buildOfflinePage(`${origin}/groups`)).text()).toContain('You’re offline')
})

test('the button is readable on a bright colour of an institute', async () => {
  const html = '<html lang="en"><title>Home</title><meta name="theme-color" content="#ffd400">'
  const page = new Response(html, { headers: { 'content-type': 'text/html' } })
  await (await stored.open('shared')).put(`${origin}/`, page)
  expect(await (await buildOfflinePage(`${origin}/groups`)).text()).toContain(
    'color:#242322;background:#ffd400',
  )
})
