import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'
import { applyChanges, createFile, insertBefore } from './edit.ts'

let root: string

beforeEach(() => {
  root = createTemporaryFolder()
  writeFileSync(join(root, 'table.ts'), 'table {\n  one\n}\n')
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('files are created in their folders, and lines are inserted before the anchor', () => {
  const changes = [
    createFile('new/page.ts', 'page\n'),
    insertBefore('table.ts', '}', '  two\n'),
    insertBefore('table.ts', '}', '  three\n'),
  ]
  expect(applyChanges(changes, root)).toEqual(['new/page.ts', 'table.ts'])
  expect(read('new/page.ts')).toBe('page\n')
  expect(read('table.ts')).toBe('table {\n  one\n  two\n  three\n}\n')
})

test.each([
  [createFile('table.ts', ''), 'table.ts is there already.'],
  [createFile('Table.ts', ''), 'Table.ts is there already.'],
  [insertBefore('table.ts', ') as', ''), 'table.ts has no line that begins with ") as".'],
  [insertBefore('none.ts', '}', ''), 'none.ts is missing.'],
])('nothing is written if a later change is refused', (change, sentence) => {
  const changes = [createFile('page.ts', 'page'), insertBefore('table.ts', '}', '  two\n'), change]
  expect(() => applyChanges(changes, root)).toThrow(new Error(sentence))
  expect(readdirSync(root)).toEqual(['table.ts'])
  expect(read('table.ts')).toBe('table {\n  one\n}\n')
})
