import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWritable } from '#bff/config/isWritable.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

test('a folder that can be written is found so, and nothing is left in it', () => {
  const folder = createTemporaryFolder()
  expect(isWritable(folder)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that can be created is writable, and is not created', () => {
  const folder = createTemporaryFolder()
  expect(isWritable(join(folder, 'one', 'two'))).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('neither a file nor a path below it is a writable folder', () => {
  const file = join(createTemporaryFolder(), 'file')
  writeFileSync(file, '')
  expect([isWritable(file), isWritable(join(file, 'below'))]).toEqual([false, false])
})

test('a file system without files cannot be written', () => {
  expect(isWritable('/proc/none')).toBe(false)
})
