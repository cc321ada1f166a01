import { expect, test } from 'vitest'
import { listPublicUrls } from './listPublicUrls.ts'

const institute = {
  id: 2,
  currency: 'EGP',
  is_new_group_class_flow_enabled: false,
  updated_at: '2026-01-01T00:00:00Z',
}

/** Answers as an institute with so many tutors, of whom the last one changed in March, and nothing else. */
function createRead(tutors: number) {
  const state = { running: 0, max: 0 }
  const read = async ({ path }: { path: string }) => {
    state.running += 1
    state.max = Math.max(state.max, state.running)
    await Promise.resolve()
    const { pathname, searchParams } = new URL(path, 'https://a.example')
    const page = Number(searchParams.get('page'))
    const total = pathname === '/tutor/list/' ? tutors : 0
    const data = Array.from({ length: Math.min(100, total - (page - 1) * 100) }, (_, index) => {
      const id = (page - 1) * 100 + index + 1
      return { id, updated_at: id === total ? '2026-03-01T00:00:00Z' : '2026-02-01T00:00:00Z' }
    })
    state.running -= 1
    const body = pathname.endsWith('/configs/')
      ? { success: true, configurations: {}, institute }
      : { success: true, data: total ? data : [], total }
    const headers = { 'content-type': 'application/json', 'institute-default-language': 'en' }
    return { status: 200 as const, headers, body: JSON.stringify(body) }
  }
  return { read, state }
}

test('every tutor of a large institute is listed, a few calls at a time, and the list is dated by the last change', async () => {
  const { read, state } = createRead(10_250)
  const { pages } = await listPublicUrls({ origin: 'https://a.example', timeZone: undefined, read })
  expect(pages.filter(({ path }) => path.startsWith('/tutors/'))).toHaveLength(10_250)
  expect(state.max).toBeLessThanOrEqual(8)
  expect(pages.find(({ path }) => path === '/tutors')?.changed).toBe('2026-03-01T00:00:00Z')
  expect(pages.find(({ path }) => path === '/courses')?.changed).toBe('2026-01-01T00:00:00Z')
})
