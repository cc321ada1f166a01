import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../fakes/temporaryFolder.ts'

/** Runs the build once; returns the options and the arenas that it had, one line for each start. */
function run(options: string[], env: NodeJS.ProcessEnv = {}) {
  const preload = join(createTemporaryFolder(), 'print.cjs')
  writeFileSync(preload, 'console.log([...process.execArgv, process.env.MALLOC_ARENA_MAX].join())')
  const { stdout, status } = spawnSync(process.execPath, [...options, 'dist/bff/main.js', '--check-config'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_OPTIONS: `--require ${preload}`, ...env },
  })
  expect(status).toBe(0)
  return stdout.trim().split('\n')
}

test('the build starts itself once more with less memory, and keeps its options', () => {
  const [first, second, ...rest] = run(['--enable-source-maps'])
  expect([first, second]).toEqual([
    '--enable-source-maps,',
    '--max-semi-space-size=16,--enable-source-maps,2',
  ])
  expect(rest).toEqual(['The configuration is right.'])
})

test('a chosen size of the young generation is kept, and so are chosen arenas', () => {
  expect(run(['--max-semi-space-size=32'])[0]).toBe('--max-semi-space-size=32,')
  expect(run(['--max-semi-space-size=32'])).toHaveLength(2)
  expect(run([], { MALLOC_ARENA_MAX: '4' })[1]).toBe('--max-semi-space-size=16,4')
})
