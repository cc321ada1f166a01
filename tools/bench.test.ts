import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('every benchmark loads in Node, which resolves imports more strictly than the tests', async () => {
  const files = globSync('tools/bench/**/*.ts', { exclude: (name) => name === 'node_modules' }).map(
    (file) => pathToFileURL(resolve(file)).href,
  )
  expect(files.length).toBeGreaterThan(15)
  const script = `for (const file of ${JSON.stringify(files)}) await import(file); process.exit()`
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stderr).toBe('')
})
