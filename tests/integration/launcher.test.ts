import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  mkdirSync(join(folder, 'tools'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const file of ['launch.mjs', 'anyNode.mjs', 'node24.mjs'])
    copyFileSync(`tools/${file}`, join(folder, 'tools', file))
  writeFileSync(
    join(folder, 'tools/hello.ts'),
    `const args: string[] = process.argv.slice(2)
process.stdout.write(JSON.stringify({ args, path: process.env.PATH?.split(':')[0] }))
if (args.includes('wait')) setInterval(() => undefined, 1000)
process.exitCode = args.includes('fail') ? 3 : 0
`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Puts an npm into the folder that "installs" the Node of this test, or fails with an error. */
function provideNpm(body: string): void {
  const file = join(folder, 'bin/npm')
  writeFileSync(file, `#!/bin/sh\n${body}\n`)
  chmodSync(file, 0o755)
}

const install = `folder="$3"
for last; do true; done
mkdir -p "$folder/node_modules/\${last%@*}/bin"
ln -s "${process.execPath}" "$folder/node_modules/\${last%@*}/bin/node"
echo fetched >> "$folder/../../fetches"`

interface Run {
  readonly status: number | null
  readonly signal: string | null
  readonly output: string
  readonly errors: string
}

/** Runs the launcher while Node says that it has another version. */
function launch(
  version: string,
  args: readonly string[],
  onOutput?: (kill: () => void) => void,
): Promise<Run> {
  const fake = `data:text/javascript,if(process.execArgv.length)Object.defineProperty(process.versions,'node',{value:'${version}'});process.execArgv.length=0`
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', fake, join(folder, 'tools/launch.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      onOutput?.(() => child.kill('SIGTERM'))
    })
    child.stderr.on('data', (chunk) => (errors += chunk))
    child.on('close', (status, signal) => resolve({ status, signal, output, errors }))
  })
}

test('an older Node fetches Node 24 once and runs the command on it', async () => {
  provideNpm(install)
  const first = await launch('20.20.2', ['hello', 'a b', 'c'])
  expect(first).toMatchObject({ status: 0 })
  expect(JSON.parse(first.output).args).toEqual(['a b', 'c'])
  expect(JSON.parse(first.output).path).toContain('.cache/node-24')
  expect(first.errors).toContain('fetching Node 24 through npm (once)')
  const second = await launch('20.20.2', ['hello'])
  expect(second.errors).toContain('Node 20.20.2 is installed; running on Node')
  expect(second.errors).not.toContain('fetching')
  expect(readdirSync(join(folder, '.cache'))).toEqual(['node-24'])
})

test('the status of the command is the status of the launcher', async () => {
  provideNpm(install)
  expect(await launch('22.12.0', ['hello', 'fail'])).toMatchObject({ status: 3 })
})

test('a signal reaches the command and ends the launcher', async () => {
  provideNpm(install)
  expect(await launch('20.20.2', ['hello', 'wait'], (kill) => kill())).toMatchObject({ signal: 'SIGTERM' })
})

test('a command of npm ends with the shell that npm ends', async () => {
  const command = `"${process.execPath}" tools/launch.mjs hello wait; true`
  const shell = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  shell.stdout.once('data', () => shell.kill('SIGTERM'))
  // Closed once the command, which writes to it too, has ended
  const [status, signal] = await once(shell, 'close')
  expect([status, signal]).toEqual([null, 'SIGTERM'])
})

test('a command that waits for what never comes does not end well, and the error of one that fails is printed', async () => {
  writeFileSync(join(folder, 'tools/stuck.ts'), 'await new Promise(() => undefined)')
  expect(await launch('24.3.0', ['stuck'])).toMatchObject({ status: 13 })
  writeFileSync(join(folder, 'tools/broken.ts'), "throw new Error('out of order')")
  const { status, errors } = await launch('24.3.0', ['broken'])
  expect(status).toBe(1)
  expect(errors).toContain('Error: out of order')
})

test('Node 24 runs the command without fetching anything', async () => {
  const run = await launch('24.3.0', ['hello', 'a'])
  expect(run).toMatchObject({ status: 0, errors: '' })
  expect(existsSync(join(folder, '.cache'))).toBe(false)
})

test('a cached Node that does not run is fetched again', async () => {
  provideNpm(install)
  await launch('20.20.2', ['hello'])
  const [name = ''] = readdirSync(join(folder, '.cache/node-24/node_modules'))
  rmSync(join(folder, '.cache/node-24/node_modules', name, 'bin/node'))
  expect(await launch('20.20.2', ['hello'])).toMatchObject({ status: 0 })
})

test('a Node below 20.19 gets one sentence', async () => {
  const { status, errors } = await launch('20.18.1', ['hello'])
  expect([status, errors]).toEqual([1, 'Node 20.19 or newer is needed to begin with; this is 20.18.1.\n'])
})

test('without a network the failure is one sentence and nothing is half installed', async () => {
  provideNpm('echo "npm error code ENOTFOUND" >&2; mkdir -p "$3/node_modules/half"; exit 1')
  const { status, errors } = await launch('20.20.2', ['hello'])
  expect(status).toBe(1)
  expect(errors.trim().split('\n').at(-1)).toMatch(
    /could not be fetched through npm \(ENOTFOUND\)\. Check the network/,
  )
  expect(errors).not.toContain('    at ')
  expect(readdirSync(join(folder, '.cache'))).toEqual([])
})

test("a cache of npm's that cannot be written is named", async () => {
  provideNpm('printf "npm error code EACCES\\nnpm error path /home/npm/_cacache\\n" >&2; exit 1')
  const { status, errors } = await launch('20.20.2', ['hello'])
  expect(status).toBe(1)
  expect(errors).toMatch(/through npm \(EACCES\)\. Make \/home\/npm\/_cacache writable, or install/)
})

test('what an interrupted fetch has left is removed by the next one, and a fetch that is on its way is not', async () => {
  provideNpm(install)
  for (const name of ['fetching-old', 'fetching-new'])
    mkdirSync(join(folder, '.cache', name), { recursive: true })
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(join(folder, '.cache/fetching-old'), hourAgo, hourAgo)
  await launch('20.20.2', ['hello'])
  expect(readdirSync(join(folder, '.cache'))).toEqual(['fetching-new', 'node-24'])
})

test.each(['20.20.2', '24.3.0'])('a missing package gets one sentence, on Node %s', async (version) => {
  provideNpm(install)
  writeFileSync(join(folder, 'tools/lost.ts'), "import 'a-lost-package'")
  const { status, errors } = await launch(version, ['lost'])
  expect(status).toBe(1)
  expect(errors).toMatch(/Cannot find package 'a-lost-package' .*\. If it is a package, run npm ci;/)
  expect(errors).not.toContain('    at ')
})

test.each([
  ['an empty binary', "process.dlopen({ exports: {} }, './binding.node')", /too short|not a/],
  ['no binary', "throw new Error('No native build was found for abi=137\\n  in lmdb')", /abi=137 in lmdb/],
  ['an empty module', "import { open } from 'damaged'; open()", /'damaged' does not provide an export/],
])('a package with %s gets one sentence', async (_, source, reason) => {
  mkdirSync(join(folder, 'node_modules/damaged'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/damaged/package.json'), '{"type":"module","exports":"./index.js"}')
  for (const file of ['node_modules/damaged/index.js', 'binding.node']) writeFileSync(join(folder, file), '')
  writeFileSync(join(folder, 'tools/lost.ts'), source)
  const { status, errors } = await launch('24.3.0', ['lost'])
  expect(status).toBe(1)
  expect(errors).toMatch(reason)
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining('run npm ci; in production')])
})

test('a cache that cannot be written is named', async () => {
  provideNpm(install)
  writeFileSync(join(folder, '.cache'), 'a file')
  const { status, errors } = await launch('20.20.2', ['hello'])
  expect(status).toBe(1)
  expect(errors).toMatch(/\.cache cannot be written \(E[A-Z]+\), and Node 24 is fetched into it\./)
  expect(errors).not.toContain('    at ')
})

test('an unknown command is named', async () => {
  const { status, errors } = await launch('24.3.0', ['nothing'])
  expect(status).toBe(1)
  expect(errors).toMatch(/There is no command in .*nothing\.ts\./)
})
