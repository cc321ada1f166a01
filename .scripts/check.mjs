// npm run check: everything that needs no services, side by side; each step with its time.
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { makeReady } from './ready.mjs'

const steps = {
  formatting: ['oxfmt', '--check'],
  lint: ['oxlint', '--deny-warnings'],
  types: ['tsc', '-b'],
  arrows: ['depcruise', '--config', '.dependency-cruiser.cjs', 'sdk', 'bff', 'web', 'mocks', 'tests'],
  'unused code': ['knip'],
  messages: ['vitest', 'run', '--project', 'node', 'web/i18n'],
  'spec lint': ['node', 'openapi/check.mjs'],
  'breaking changes': ['node', 'openapi/breaking.mjs'],
  'generated code': ['node', 'sdk/generate.mjs', '--check'],
  sizes: ['node', '.scripts/sizes.mjs'],
  'theme tokens': ['node', '.scripts/tokens.mjs'],
}

/** Runs every step, two at a time. @returns names of the steps that passed and that failed */
export async function check() {
  const queue = Object.entries(steps)
  const passed = []
  const failed = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, command] = next
      const { status, output, seconds } = await run(command)
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
      if (status !== 0) console.log(output)
      if (status === 0) passed.push(name)
      else failed.push(name)
    }
  }
  await Promise.all([work(), work()])
  return { passed, failed }
}

function run([program, ...args]) {
  const begin = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : `node_modules/.bin/${program}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => resolve({ status, output, seconds: (performance.now() - begin) / 1000 }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await makeReady()
  const { failed } = await check()
  process.exitCode = failed.length ? 1 : 0
}
