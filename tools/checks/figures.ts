// Figures of the code's readability, each with its bound. `npm run check` holds them.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript-5'
import { planList } from '../new/addList.ts'
import { planPage } from '../new/addPage.ts'
import { listFiles } from '../new/edit.ts'
import { findQueryTwins } from './queryTwins.ts'
import { findRawColours } from './rawColours.ts'
import { listSources, parse, type Source } from './sources.ts'
import { findUntested } from './testsByName.ts'

interface Bound {
  readonly figure: string
  readonly value: number
  readonly least?: number
  readonly most?: number
}

const all = listSources('.ts', '.tsx', '.mjs')
const isTest = ({ path }: Source) => /\.(test|spec|test-d)\.tsx?$/.test(path) || path.startsWith('tests/')
const code = all.filter((source) => !isTest(source) && !source.path.endsWith('.d.ts'))
const files = code.map(parse)

const title = { en: 'Coupons', ar: 'القسائم' }
const field = { name: 'code', kind: 'text', en: 'Code', ar: 'الرمز' } as const
const sampleList = { kind: 'list', name: 'coupons', title, one: title, fields: [field] } as const
const samplePage = { kind: 'page', name: 'coupons', title } as const

const rawColours = listRawColours()
const queryTwins = findQueryTwins(
  code.filter(({ path }) => path.startsWith('web/') && !path.includes('.stories.')),
)
for (const found of [...rawColours, ...queryTwins]) console.log(found)

const bounds: readonly Bound[] = [
  { figure: 'functions whose names end in Of', value: countFunctionsEndingInOf(), most: 60 },
  { figure: 'exported functions with a docstring, %', value: measureDocstrings(), least: 95 },
  // Without the generated ones
  { figure: 'files to write for a list', value: listFiles(planList(sampleList)).length, most: 8 },
  { figure: 'files to write for a page', value: listFiles(planPage(samplePage)).length, most: 4 },
  { figure: 'raw colours of web outside theme', value: rawColours.length, most: 0 },
  { figure: 'queries that are defined twice', value: queryTwins.length, most: 0 },
  { figure: 'files of web under 25 lines that one file alone imports', value: countSmallFiles(), most: 29 },
  { figure: 'features that import features', value: countImportsOfFeatures(), most: 0 },
  { figure: 'files of bff on the walk of one GET', value: measureWalk(), most: 12 },
  { figure: 'sources with a test beside them or by name, %', value: measureTests(), least: 80 },
]

for (const { figure, value, least, most } of bounds) {
  const isKept = (least === undefined || value >= least) && (most === undefined || value <= most)
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`
  console.log(`${isKept ? '' : 'FAIL '}${figure}: ${value} (${bound})`)
  if (!isKept) process.exitCode = 1
}

/** Colours of other companies' marks and of the worker's own page are no part of the theme. */
function listRawColours(): string[] {
  const exempt = /^web\/(theme|worker)\/|ProviderMark|\.stories\.tsx$/
  return code
    .filter(({ path }) => path.startsWith('web/') && !exempt.test(path))
    .flatMap(({ path, text }) => findRawColours(text).map((colour) => `${path}: ${colour}`))
}

/** Imports of one feature by another. */
function countImportsOfFeatures(): number {
  const found = all.flatMap(({ path, text }) => {
    const [, own] = /^web\/features\/(\w+)\//.exec(path) ?? []
    if (!own) return []
    return [...text.matchAll(/'(?:#web\/features|\.\.)\/(\w+)\//g)].filter(
      ([target, other = '']) =>
        other !== own && (target.startsWith("'#") || existsSync(`web/features/${other}`)),
    )
  })
  return found.length
}

/** Files that one other file could hold. What is loaded by itself, when it is needed, is left out. */
function countSmallFiles(): number {
  const importers = new Map<string, Set<string>>()
  const lazy = new Set<string>()
  for (const { path, text } of all) {
    if (/\.(test|spec)\.tsx?$/.test(path)) continue
    for (const [, how, target = ''] of text.matchAll(/(from|import\() ?'([#.][^']+)'/g)) {
      const imported = target.startsWith('#') ? target.slice(1) : join(dirname(path), target)
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path))
      if (how === 'import(') lazy.add(imported)
    }
  }
  const small = code.filter(
    ({ path, text }) =>
      path.startsWith('web/') &&
      text.trimEnd().split('\n').length < 25 &&
      importers.get(path)?.size === 1 &&
      !lazy.has(path),
  )
  if (process.argv.includes('--list'))
    for (const { path } of small) console.log(`small, imported once: ${path}`)
  return small.length
}

function countFunctionsEndingInOf(): number {
  const names = new Set<string>()
  for (const file of all.map(parse)) {
    const visit = (node: ts.Node) => {
      const isFunction =
        ts.isFunctionDeclaration(node) ||
        (ts.isVariableDeclaration(node) && isFunctionValue(node.initializer))
      const name = isFunction && node.name && ts.isIdentifier(node.name) ? node.name.text : ''
      if (/[a-z]Of$/.test(name)) names.add(`${file.fileName} ${name}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return names.size
}

function isFunctionValue(node: ts.Expression | undefined): boolean {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
}

function measureDocstrings(): number {
  let documented = 0
  let total = 0
  for (const file of files) {
    for (const statement of file.statements) {
      if (!ts.isFunctionDeclaration(statement) || !isExported(statement)) continue
      total += 1
      if (ts.getJSDocCommentsAndTags(statement).length) documented += 1
      else if (process.argv.includes('--list'))
        console.log(`no docstring: ${file.fileName} ${statement.name?.text}`)
    }
  }
  return Math.round((documented / total) * 1000) / 10
}

function measureTests(): number {
  const { total, untested } = findUntested(all)
  if (process.argv.includes('--list')) for (const path of untested) console.log(`no test by name: ${path}`)
  return Math.floor((1 - untested.length / total) * 1000) / 10
}

function isExported(statement: ts.FunctionDeclaration): boolean {
  return (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** Counts the files that bff/README.md lists for a GET. Each must exist, and an earlier one must import it. */
function measureWalk(): number {
  const readme = readFileSync('bff/README.md', 'utf8')
  const [, section = ''] = /### A GET\n([\s\S]*?)\n### /.exec(readme) ?? []
  const walk = [...section.matchAll(/^\d+\. `([\w/]+\.ts)`/gm)].map(([, path = '']) => path)
  const wrong = walk.filter(
    (path, index) => !existsSync(`bff/${path}`) || !isReached(path, walk.slice(0, index)),
  )
  if (wrong.length)
    console.log(`bff/README.md names files that are not there, or not reached: ${wrong.join(', ')}`)
  return wrong.length || walk.length === 0 ? Infinity : walk.length
}

/** Whether one of the earlier files names this one in an import. Services are passed on, so their types count. */
function isReached(path: string, earlier: readonly string[]): boolean {
  const importers = [...earlier, 'services.ts', 'createBff.ts', 'upstream/selectUpstream.ts']
  return (
    earlier.length === 0 ||
    importers.some((file) => readFileSync(`bff/${file}`, 'utf8').includes(`'#bff/${path}'`))
  )
}
