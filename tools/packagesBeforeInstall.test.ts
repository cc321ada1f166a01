// A command of package.json starts on a machine without node_modules and installs them itself: until then it may
// use built-in modules only.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const commands = [
  ...new Set(Object.values(scripts).flatMap((script) => /launch\.mjs (\w+)/.exec(script)?.[1] ?? [])),
]

/** Prints the first package that a module imports; ends once all modules are loaded, before one runs. */
const printPackage = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (/^(node|data|file):|^[./]/.test(name)) return next(name, context)
      console.log(name + ' in ' + context.parentURL)
      process.exit()
    },
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.startsWith('file:')) return loaded
      return { ...loaded, source: 'process.exit();' + loaded.source }
    },
  })`

test('every script of package.json starts through the launcher', () => {
  expect(commands.length).toBeGreaterThan(15)
  expect(Object.values(scripts).filter((script) => !script.includes('tools/launch.mjs '))).toEqual([])
})

test.each(commands)('npm run %s loads no package before it installs them', (command) => {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url))
  const hooks = `data:text/javascript,${encodeURIComponent(printPackage)}`
  expect(execFileSync(process.execPath, ['--import', hooks, file], { encoding: 'utf8' })).toBe('')
})
