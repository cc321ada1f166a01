import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../fakes/temporaryFolder.ts'

const folder = temporaryFolder()

/** Runs a program in the copy. @returns what it printed */
function run(file: string, ...args: readonly string[]): string {
  return execFileSync(file, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
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
  run('git', 'init', '--quiet')
}, 60_000)

test("README's recipe adds a list and a page that pass the checks and the conformance tests", () => {
  const recipe = readRecipe()
  expect(recipe.map(([kind]) => kind)).toEqual(['list', 'page'])
  for (const args of recipe) run(process.execPath, 'tools/new.ts', ...args)
  run(process.execPath, 'node_modules/typescript/bin/tsc', '-b')
  run('node_modules/.bin/oxlint', '--deny-warnings')
  run(process.execPath, 'openapi/check.ts')
  run(process.execPath, '--import', './tools/useTypescript5.ts', 'tools/generate/generateSdk.ts', '--check')
  const printed = run(
    'node_modules/.bin/vitest',
    'run',
    '--project',
    'node',
    'tests/conformance',
    'web/i18n',
    'web/app',
  )
  expect(printed).toMatch(/Tests.*passed/)
}, 300_000)
