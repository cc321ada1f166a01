import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../fakes/redisServer.ts'
import { createTemporaryFolder } from '../fakes/temporaryFolder.ts'

const folder = createTemporaryFolder()

/**
 * Runs a program in the copy.
 * @returns what it printed
 * @throws Error with what it printed, if it fails
 */
function run(
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): string {
  const { NODE_ENV: _, VITEST: __, ...outer } = process.env
  const env = { ...outer, ...variables }
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/** The commands of README's recipe, as they stand there. */
function readRecipe(): readonly string[][] {
  const commands =
    readFileSync('README.md', 'utf8').match(/^npm run new -- (?:list|page) [\s\S]*?[^\\]$/gm) ?? []
  return commands.map((command) =>
    [...command.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|(\S+)/g)]
      .map(([, quoted, plain]) => quoted ?? plain ?? '')
      .slice(4),
  )
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { errorOnExist: false, force: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!['.tsc', '.cache', '.vite'].includes(name))
      symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name))
  run('git', ['init', '--quiet'])
}, 60_000)

test("README's recipe adds a list and a page that pass the checks, the conformance tests and a journey", async () => {
  const recipe = readRecipe()
  expect(recipe.map(([kind]) => kind)).toEqual(['list', 'page'])
  for (const args of recipe) run(process.execPath, ['tools/new.ts', ...args])
  expect(run(process.execPath, ['tools/check.ts'])).not.toContain('FAIL')
  const tests = ['tests/conformance', 'web/i18n', 'web/app']
  expect(run('node_modules/.bin/vitest', ['run', '--project', 'node', ...tests])).toMatch(/Tests.*passed/)
  const config = 'playwright.newList.config.ts'
  const journey = run('node_modules/.bin/playwright', ['test', '--config', config], {
    E2E_PORT: String(await freePort()),
  })
  expect(journey).toMatch(/2 passed/)
}, 600_000)
