import { proxy } from 'valtio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getDeviceStorage, readStored, writeStored } from '#web/storage/storage.ts'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { persist } from './persist.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

function restore() {
  const state = proxy({ names: [] as string[], isOpen: false })
  persist(state, {
    key: 'mk.favourites',
    storage: getDeviceStorage,
    parse: (text) => (text === undefined ? {} : { names: text.split(',') }),
    format: ({ names }) => (names.length > 0 ? names.join() : undefined),
  })
  return state
}

test('a store is restored from what is stored, and changes nothing where nothing is', () => {
  expect(restore().names).toEqual([])
  writeStored('mk.favourites', 'a,b', getDeviceStorage)
  expect(restore().names).toEqual(['a', 'b'])
})

test('each change of what is stored is stored, and an empty store removes it', async () => {
  const state = restore()
  state.names.push('a')
  await Promise.resolve()
  expect(readStored('mk.favourites', getDeviceStorage)).toBe('a')
  state.names.length = 0
  await Promise.resolve()
  expect(readStored('mk.favourites', getDeviceStorage)).toBeUndefined()
})

test('a change of what is not stored writes nothing', async () => {
  const state = restore()
  const write = vi.spyOn(localStorage, 'setItem')
  state.isOpen = true
  await Promise.resolve()
  expect(write).not.toHaveBeenCalled()
})
