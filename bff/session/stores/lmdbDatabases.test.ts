import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { getLmdbFolder, openDatabases, toBucket } from '#bff/session/stores/lmdbDatabases.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const item of open.splice(0)) await item.close()
})

function openAll(folder: string) {
  const databases = openDatabases(folder)
  open.push(databases.root)
  return databases
}

test('the databases have the names under which earlier versions stored sessions', () => {
  expect([...openAll(createTemporaryFolder()).root.getKeys()].toSorted()).toEqual([
    'ends',
    'leases',
    'people',
    'peopleEnds',
    'records',
  ])
})

test('a missing folder is created for its owner alone', () => {
  const folder = join(createTemporaryFolder(), 'new/data')
  openAll(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'sessions/data.mdb')).isFile()).toBe(true)
})

test('ten minutes are one part of the index', () => {
  expect([0, 599_999, 600_000, 1_200_000].map(toBucket)).toEqual([0, 0, 1, 2])
})

test('files that cannot be opened are named by their variable, with the cause', () => {
  const folder = createTemporaryFolder()
  mkdirSync(getLmdbFolder(folder))
  symlinkSync('nowhere/data.mdb', join(getLmdbFolder(folder), 'data.mdb'))
  expect(() => openDatabases(folder)).toThrow(/DATA_DIR.*No such file or directory/)
})

test('a file that is deleted or replaced while it is open is noticed', async () => {
  const folder = createTemporaryFolder()
  const { assertFileExists } = openAll(folder)
  await assertFileExists()
  const file = join(getLmdbFolder(folder), 'data.mdb')
  rmSync(file)
  await expect(assertFileExists()).rejects.toThrow('ENOENT')
  writeFileSync(file, '')
  await expect(assertFileExists()).rejects.toThrow('replaced')
})
