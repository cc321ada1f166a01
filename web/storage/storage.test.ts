import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { removePersonalData, type StoredKey, writeStored } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** A storage whose keys are listed as a browser's are. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }
  const storage = Object.create(methods) as Storage
  return storage
}

it('removes what belongs to a person from tab and device, and leaves what belongs to the device', () => {
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('localStorage', createStorage())
  const inTab: StoredKey[] = [
    'mk.quiz.7',
    'mk.once.pay',
    'mk.halaqa.intent',
    'mk.draft.contact',
    'mk.toasts',
    'mk.banner',
  ]
  const onDevice: StoredKey[] = [
    'mk.views.1a2b.classes',
    'mk.zone',
    'mk.reminded',
    'mk.columns.classes',
    'mk.theme',
    'lang',
  ]
  for (const key of inTab) writeStored(key, 'x', () => sessionStorage)
  for (const key of onDevice) writeStored(key, 'x')
  removePersonalData()
  expect(Object.keys(sessionStorage)).toEqual(['mk.banner'])
  expect(Object.keys(localStorage)).toEqual([
    'mk.views.1a2b.classes',
    'mk.columns.classes',
    'mk.theme',
    'lang',
  ])
})

it('does without a storage where it is denied', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(removePersonalData).not.toThrow()
})

it('is the only file that stores anything, so that each key says whose it is', async () => {
  const writers = await findSources('web', /\.setItem\(|(local|session)Storage[.[]\w*\s*=/)
  expect(writers).toEqual(['web/storage/storage.ts'])
})

it('keeps stores by `persist` alone', async () => {
  expect(await findSources('web/state', /\b(read|write)Stored\b/)).toEqual(['web/state/persist.ts'])
})

/** Paths of the sources in a folder that contain a pattern. */
async function findSources(folder: string, pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(`${folder}/**/*.{ts,tsx}`))
    if (!/\.(test|stories)\./.test(file) && pattern.test(readFileSync(file, 'utf8'))) found.push(file)
  return found
}
