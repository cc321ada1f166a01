// npm run check: everything that needs no services, two steps side by side; each with its time.
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'

/** The slowest first, so that the others fill the gaps. */
const steps: Readonly<Record<string, readonly string[]>> = {
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  // With the words and the arrows of imports, which are among them
  figures: ['node', 'tools/checks/figures.ts'],
  types: ['tsc', '-b'],
  messages: [
    'vitest',
    'run',
    '--project',
    'node',
    'web/i18n',
    'web/app/routing',
    'tests/conformance/resources.test.ts',
    'tests/conformance/personalKeys.test.ts',
  ],
  formatting: ['oxfmt', '--check'],
  'unused code': ['knip'],
  'spec lint': ['node', 'openapi/check.ts'],
  'breaking changes': ['node', 'openapi/breaking.ts'],
  'generated code': [
    'node',
    '--import',
    './tools/useTypescript5.ts',
    'tools/generate/generateSdk.ts',
    '--check',
  ],
  sizes: ['node', 'tools/checks/sizes.ts'],
  'HTML sizes': ['node', 'tools/checks/htmlSizes.ts'],
  'theme tokens': ['node', 'tools/checks/themeTokens.ts'],
  documents: ['node', 'tools/checks/documents.ts'],
}

interface CheckResult {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/** Runs every step, two at a time. @returns names of the steps that passed and that failed */
export async function check(): Promise<CheckResult> {
  const queue = Object.entries(steps)
  const passed: string[] = []
  const failed: string[] = []
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

interface StepResult {
  readonly status: number | null
  readonly output: string
  readonly seconds: number
}

function run([program = '', ...args]: readonly string[]): Promise<StepResult> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : `node_modules/.bin/${program}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => (output += error.message))
    child.on('close', (status) => resolve({ status, output, seconds: (performance.now() - begin) / 1000 }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    await prepare()
    const { failed } = await check()
    process.exitCode = failed.length ? 1 : 0
  })
}
