import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { clearKidsSelection, createKidsSelection, toggleCourse } from './kidsSelection.ts'
import { persistKidsSelection } from './persistKidsSelection.ts'

const stored = new Map<string, string>()

vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

it('accepts three courses and refuses a fourth; a course can be removed', () => {
  const selection = createKidsSelection()
  expect([11, 12, 13].map((id) => toggleCourse(selection, id))).toEqual([true, true, true])
  expect(toggleCourse(selection, 14)).toBe(false)
  expect(toggleCourse(selection, 12)).toBe(true)
  expect(toggleCourse(selection, 14)).toBe(true)
  expect(selection.courses).toEqual([11, 13, 14])
})

it('survives a reload of the tab, and leaves nothing in storage when it is cleared', async () => {
  const first = createKidsSelection()
  persistKidsSelection(first)
  toggleCourse(first, 11)
  await vi.waitFor(() => expect(stored.get('mk.kids')).toBe('{"courses":[11]}'))
  const second = createKidsSelection()
  persistKidsSelection(second)
  expect(second.courses).toEqual([11])
  clearKidsSelection(second)
  await vi.waitFor(() => expect(stored.has('mk.kids')).toBe(false))
})

it.each(['{broken', '[]', '{"courses":"11"}', '{"courses":[null,-1,"x",1.5]}'])(
  'is empty when %s is stored',
  (text) => {
    stored.set('mk.kids', text)
    const selection = createKidsSelection()
    persistKidsSelection(selection)
    expect(selection.courses).toEqual([])
  },
)
