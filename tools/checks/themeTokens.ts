// The theme leaves out Fluent's tokens that the build does not use, because each token is a CSS variable of
// every page.
import { readFile, readdir } from 'node:fs/promises'
import { tokens } from '@fluentui/react-components'
import { shortenName } from '../../web/theme/variables.ts'

const unneeded = new RegExp(JSON.parse(await readFile('web/theme/unneeded.json', 'utf8')).join('|'))
const files = (await readdir('dist/web/assets')).filter((file) => file.endsWith('.js'))
const scripts = await Promise.all(files.map((file) => readFile(`dist/web/assets/${file}`, 'utf8')))
const all = scripts.join('\n')

const missing = Object.keys(tokens).filter((name) => unneeded.test(name) && isNamed(name))
for (const name of missing) console.log(`${name} is used, and web/theme/unneeded.json leaves it out`)
if (missing.length) process.exitCode = 1

/** As a property of `tokens` or as a variable, but not where `tokens` itself says which variable it is. */
function isNamed(name: string): boolean {
  return new RegExp(`\\.${name}\\b|(?<!\\b${name}:.)var\\(--${shortenName(name)}[,)]`).test(all)
}
