import { proxy } from 'valtio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getTabStorage, readStored, writeStored } from '#web/storage/storage.ts'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { persistInTab } from './persistInTab.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

const parse = (text: string | undefined): { course?: number } => (text === undefined ? {} : JSON.parse(text))

function createSelection() {
  return proxy({ isRestored: false, course: 0 })
}

function restore(selection: ReturnType<typeof createSelection>) {
  persistInTab(selection, { key: 'mk.selection', parse, isEmpty: ({ course }) => course === 0 })
}

test('a selection is restored once, from this tab', () => {
  writeStored('mk.selection', '{"course":7}', getTabStorage)
  const selection = createSelection()
  restore(selection)
  expect(selection).toEqual({ isRestored: true, course: 7 })
  selection.course = 8
  restore(selection)
  expect(selection.course).toBe(8)
})

test('a choice is stored without the mark of restoring, and an empty selection is not', async () => {
  const selection = createSelection()
  restore(selection)
  selection.course = 9
  await Promise.resolve()
  expect(readStored('mk.selection', getTabStorage)).toBe('{"course":9}')
  selection.course = 0
  await Promise.resolve()
  expect(readStored('mk.selection', getTabStorage)).toBeUndefined()
})
