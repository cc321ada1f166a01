import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium as browsers } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium } from '../chromium.ts'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')
const tsc = join(repository, 'node_modules/typescript/bin/tsc')
let project = ''

/** A project outside the repository with both tarballs; only what npm would fetch comes from the repository. */
beforeAll(async () => {
  await run(process.execPath, [join(repository, 'tools/pack.ts')], { cwd: repository })
  project = await mkdtemp(join(tmpdir(), 'packages-'))
  await cp(join(import.meta.dirname, 'project'), project, { recursive: true })
  const packages = join(repository, 'dist/packages')
  const tarballs = (await readdir(packages)).map((name) => join(packages, name))
  const resolveInstalled = (name: string) => `file:${join(repository, 'node_modules', name)}`
  const dependencies = { msw: resolveInstalled('msw'), 'openapi-fetch': resolveInstalled('openapi-fetch') }
  const manifest = { name: 'stranger', private: true, type: 'module', dependencies, overrides: dependencies }
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--legacy-peer-deps']
  await run('npm', ['install', ...options, ...tarballs], { cwd: project })
  await symlink(join(repository, 'node_modules/@types'), join(project, 'node_modules/@types'))
  await cp(
    join(repository, 'node_modules/msw/lib/mockServiceWorker.js'),
    join(project, 'public/mockServiceWorker.js'),
  )
}, 120_000)

afterAll(() => rm(project, { recursive: true, force: true }))

const expected = {
  name: 'tutor@example.test',
  homework: expect.any(Number),
  tutors: expect.objectContaining({ length: 5 }),
  refused: 'GET 503 Closed',
}

async function compile(...args: readonly string[]): Promise<string> {
  return run(process.execPath, [tsc, ...args], { cwd: project }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('both packages compile under the strict rules of another project, and run in Node', async () => {
  expect(await compile('-p', '.')).toBe('')
  const { stdout } = await run(process.execPath, ['out/node.js'], { cwd: project })
  expect(JSON.parse(stdout)).toMatchObject(expected)
}, 60_000)

test('both packages are built by Vite and run in Chromium, where the worker answers', async () => {
  const target = 'esnext'
  await build({ root: project, configFile: false, logLevel: 'error', build: { target } })
  const server = await preview({ root: project, configFile: false, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await browsers.launch(chromium)
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    const main = page.locator('main:not(:empty)')
    await main.waitFor({ state: 'attached' })
    expect(errors).toEqual([])
    expect(JSON.parse((await main.textContent()) ?? '')).toMatchObject({ ...expected, person: 'student' })
  } finally {
    await browser.close()
    await server.close()
  }
}, 60_000)

test('each planted mistake is an error on its line that says what is wrong', async () => {
  const lines = (await readFile(join(project, 'src/mistakes.ts'), 'utf8')).split('\n')
  const planted = lines.flatMap((line, index) => {
    const [, words] = / \/\/ expect: (.*)$/.exec(line) ?? []
    return words === undefined ? [] : [{ line: index + 1, words }]
  })
  expect(planted.length).toBeGreaterThanOrEqual(10)
  const options = '--noEmit --strict --target es2022 --module nodenext --pretty false'.split(' ')
  const output = await compile(...options, '--ignoreConfig', 'src/mistakes.ts')
  const errors = output.split(/^(?=\S)/m).map((text) => ({
    line: Number(/^src\/mistakes\.ts\((\d+),/.exec(text)?.[1]),
    text,
  }))
  expect(errors.map(({ line }) => line)).toEqual(planted.map(({ line }) => line))
  for (const [index, { words }] of planted.entries()) expect(errors[index]?.text).toContain(words)
}, 60_000)
