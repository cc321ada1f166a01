import type * as fs from 'node:fs'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadOwnKeys } from '#bff/session/keys.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>()
  return {
    ...real,
    linkSync: vi.fn<typeof real.linkSync>(real.linkSync),
    existsSync: vi.fn<typeof real.existsSync>(real.existsSync),
  }
})

test('the first start creates a key of 32 bytes that only this user can read', () => {
  const folder = join(createTemporaryFolder(), 'deep', 'data')
  const [key, ...others] = loadOwnKeys(folder)
  expect(others).toEqual([])
  expect(key.id).toBe('own')
  expect(key.key).toHaveLength(32)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'session-keys')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['session-keys'])
})

test('later starts load the same key, and another folder has another', () => {
  const folder = createTemporaryFolder()
  expect(loadOwnKeys(folder)).toEqual(loadOwnKeys(folder))
  expect(loadOwnKeys(createTemporaryFolder())).not.toEqual(loadOwnKeys(folder))
})

test('a damaged file is named and left as it is', () => {
  const folder = createTemporaryFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'session-keys'), 'own:damaged')
  expect(() => loadOwnKeys(folder)).toThrow(
    'DATA_DIR/session-keys is damaged: remove it, which signs everyone out',
  )
  expect(readFileSync(join(folder, 'session-keys'), 'utf8')).toBe('own:damaged')
})

test('the slower of two processes that start together takes the key of the faster', () => {
  const folder = createTemporaryFolder()
  const faster = loadOwnKeys(folder)
  vi.mocked(existsSync).mockReturnValueOnce(false)
  expect(loadOwnKeys(folder)).toEqual(faster)
  expect(readdirSync(folder)).toEqual(['session-keys'])
})

test('a folder that takes no links fails with its own error, and leaves nothing behind', () => {
  const folder = createTemporaryFolder()
  vi.mocked(linkSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' })
  })
  expect(() => loadOwnKeys(folder)).toThrow('no links here')
  expect(readdirSync(folder)).toEqual([])
})
