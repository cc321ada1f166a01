import { afterAll, expect, test, vi } from 'vitest'
import { emptyConfigs } from '#web/state/institute.ts'
import { storeConfigs } from './storeConfigs.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
afterAll(() => vi.unstubAllGlobals())

test('the configuration is stored under two keys, of which the second is null without an institute', () => {
  storeConfigs({ ...emptyConfigs, isMainHost: true, social: {}, scripts: [] })
  expect(Object.fromEntries(stored)).toEqual({ configs: '{}', institute_configs: 'null' })
})
