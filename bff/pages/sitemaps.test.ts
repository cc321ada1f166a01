import { expect, test } from 'vitest'
import { createSitemaps } from '#bff/pages/sitemaps.ts'

const lists = { defaultLanguage: 'en', pages: [{ path: '/' }] } as const

function create() {
  let time = 0
  let reads = 0
  const sitemaps = createSitemaps(() => time)
  const read = async () => {
    reads += 1
    return lists
  }
  return {
    sitemaps,
    countReads: () => reads,
    wait: (milliseconds: number) => (time += milliseconds),
    read: (key = 'a\n') => sitemaps.read(key, read),
  }
}

test('concurrent callers share one read, and later ones get its result for five seconds', async () => {
  const { read, countReads, wait } = create()
  const [one, two] = await Promise.all([read(), read()])
  expect(one).toBe(two)
  wait(4999)
  expect(await read()).toBe(one)
  expect(countReads()).toBe(1)
  wait(1)
  expect(await read()).toEqual(one)
  expect(countReads()).toBe(2)
})

test('lists that could not be read are read again', async () => {
  const { sitemaps, read, countReads } = create()
  expect(await sitemaps.read('a\n', () => Promise.reject(new Error('down')))).toBeUndefined()
  expect((await read())?.found).toBe(lists)
  expect(countReads()).toBe(1)
})

test('a change drops only the cached lists of its institute', async () => {
  const { sitemaps, read, countReads } = create()
  await Promise.all([read('a\n1'), read('b\n1')])
  sitemaps.invalidate('a\n')
  await Promise.all([read('a\n1'), read('b\n1')])
  expect(countReads()).toBe(3)
})

test('the sitemaps of the oldest worlds are dropped when there are too many', async () => {
  const { read, countReads } = create()
  for (let world = 0; world <= 200; world += 1) await read(`a\n${world}`)
  await read('a\n0')
  expect(countReads()).toBe(202)
})
