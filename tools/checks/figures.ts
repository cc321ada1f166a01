// Figures of the code's readability, each with its bound. `npm run check` holds them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript-5'
import { planList } from '../new/addList.ts'
import { planPage } from '../new/addPage.ts'
import { listFiles } from '../new/edit.ts'
import { collectImporters, findMisplacedFiles, findSmallFiles } from './importers.ts'
import { listMisnamedFiles } from './fileNames.ts'
import { findMessageIdCasts } from './messageIdCasts.ts'
import { findQueryTwins } from './queryTwins.ts'
import { findRawColours } from './rawColours.ts'
import { listSources, parse, type Source } from './sources.ts'
import { sortByTests } from './testsByName.ts'
import { checkWalk, readEntered, readWalk } from './walk.ts'

interface Bound {
  readonly figure: string
  readonly value: number
  readonly min?: number
  readonly max?: number
}

const all = listSources('.ts', '.tsx', '.mjs')
const isTest = ({ path }: Source) => /\.(test|spec|test-d)\.tsx?$/.test(path) || path.startsWith('tests/')
const code = all.filter((source) => !isTest(source) && !source.path.endsWith('.d.ts'))
const files = code.map(parse)

const title = { en: 'Coupons', ar: 'القسائم' }
const field = { name: 'code', kind: 'text', en: 'Code', ar: 'الرمز' } as const
const sampleList = { kind: 'list', name: 'coupons', title, one: title, fields: [field] } as const
const samplePage = { kind: 'page', name: 'coupons', title } as const

/** The check of words prints its two figures and what it finds. */
if (spawnSync(process.execPath, ['tools/checks/words.ts'], { stdio: 'inherit' }).status !== 0)
  process.exitCode = 1

const tested = measureTests()
const rawColours = listRawColours()
const queryTwins = findQueryTwins(
  code.filter(({ path }) => path.startsWith('web/') && !path.includes('.stories.')),
)
const messageIdCasts = code
  .filter(({ path }) => path.startsWith('web/'))
  .flatMap(({ path, text }) => findMessageIdCasts(path, text))
const importers = collectImporters(all)
const smallFiles = findSmallFiles(code, importers)
if (process.argv.includes('--list'))
  for (const path of smallFiles) console.log(`small, imported once: ${path}`)
const misplaced = findMisplacedFiles(importers)
for (const found of [...rawColours, ...queryTwins, ...messageIdCasts, ...misplaced]) console.log(found)

const bounds: readonly Bound[] = [
  { figure: 'imports against the arrows', value: countImportsAgainstArrows(), max: 0 },
  { figure: 'functions whose names end in Of', value: countFunctionsEndingInOf(), max: 60 },
  { figure: 'exported functions with a docstring, %', value: measureDocstrings(), min: 95 },
  // Without the generated ones
  { figure: 'files to write for a list', value: listFiles(planList(sampleList)).length, max: 8 },
  { figure: 'files to write for a page', value: listFiles(planPage(samplePage)).length, max: 4 },
  { figure: 'raw colours of web outside theme', value: rawColours.length, max: 0 },
  { figure: 'text ids that escape the compiler', value: messageIdCasts.length, max: 0 },
  { figure: 'queries that are defined twice', value: queryTwins.length, max: 0 },
  { figure: 'files of web under 25 lines that one file alone imports', value: smallFiles.length, max: 29 },
  { figure: 'files of domain with one consumer', value: misplaced.length, max: 0 },
  { figure: 'features that import features', value: countImportsOfFeatures(), max: 0 },
  { figure: 'steps of one GET through bff, numbered in bff/README.md', value: measureWalk(), max: 12 },
  { figure: 'sources whose name leads to an export, %', value: measureFileNames(), min: 93 },
  { figure: 'sources with a test of their own, beside them or by name, %', value: tested.own, min: 80 },
  { figure: 'sources with a test of their own or of their folder, %', value: tested.all, min: 91 },
]

for (const { figure, value, min, max } of bounds) {
  const isKept = (min === undefined || value >= min) && (max === undefined || value <= max)
  const bound = min === undefined ? `at most ${max}` : `at least ${min}`
  console.log(`${isKept ? '' : 'FAIL '}${figure}: ${value} (${bound})`)
  if (!isKept) process.exitCode = 1
}

/** Prints what dependency-cruiser finds. */
function countImportsAgainstArrows(): number {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const folders = ['openapi', 'sdk', 'bff', 'web', 'mocks', 'tests', 'tools']
  const args = [
    '--import',
    './tools/useTypescript5.ts',
    program,
    '--config',
    '.dependency-cruiser.cjs',
    ...folders,
  ]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 })
  const found = stdout.match(/^\s*error /gm)?.length ?? 0
  if (status === 0) return found
  console.log(stdout)
  return found || Infinity
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

function countFunctionsEndingInOf(): number {
  const names = new Set<string>()
  for (const file of all.map(parse)) {
    const traverse = (node: ts.Node) => {
      const isFunction =
        ts.isFunctionDeclaration(node) ||
        (ts.isVariableDeclaration(node) && isFunctionValue(node.initializer))
      const name = isFunction && node.name && ts.isIdentifier(node.name) ? node.name.text : ''
      if (/[a-z]Of$/.test(name)) names.add(`${file.fileName} ${name}`)
      ts.forEachChild(node, traverse)
    }
    traverse(file)
  }
  return names.size
}

function isFunctionValue(node: ts.Expression | undefined): boolean {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
}

/** A handler of the mocks is described by the operation that its type names, so that it is not counted. */
function measureDocstrings(): number {
  let documented = 0
  let total = 0
  for (const file of files) {
    for (const statement of file.statements) {
      for (const name of listExportedFunctions(statement, file)) {
        total += 1
        if (ts.getJSDocCommentsAndTags(statement).length) documented += 1
        else if (process.argv.includes('--list')) console.log(`no docstring: ${file.fileName} ${name}`)
      }
    }
  }
  return Math.floor((documented / total) * 1000) / 10
}

/** Names of the functions that a statement exports, declared or in constants. */
function listExportedFunctions(statement: ts.Statement, file: ts.SourceFile): string[] {
  if (ts.isFunctionDeclaration(statement))
    return isExported(statement) ? [statement.name?.text ?? 'default'] : []
  if (!ts.isVariableStatement(statement) || !isExported(statement)) return []
  return statement.declarationList.declarations
    .filter(({ initializer }) => isFunctionValue(initializer))
    .filter(({ type }) => !/^(Handler|StaffHandler)</.test(type?.getText(file) ?? ''))
    .map(({ name }) => name.getText(file))
}

/** The share of sources whose file name is part of an exported name, or the other way round. */
function measureFileNames(): number {
  const { total, misnamed } = listMisnamedFiles(code)
  if (process.argv.includes('--list'))
    for (const path of misnamed) console.log(`named after no export: ${path}`)
  return Math.floor((1 - misnamed.length / total) * 1000) / 10
}

/**
 * Files with a test of their own, and those whose folder has tests of its path.
 * See docs/decisions.md#tests-by-name.
 */
function measureTests(): { own: number; all: number } {
  const { total, own, untested } = sortByTests(all)
  if (process.argv.includes('--list')) for (const path of untested) console.log(`no test by name: ${path}`)
  const toShare = (count: number) => Math.floor((count / total) * 1000) / 10
  return { own: toShare(own.length), all: toShare(total - untested.length) }
}

/** The steps of a GET in bff/README.md; its faults count as infinitely many. */
function measureWalk(): number {
  const readme = readFileSync('bff/README.md', 'utf8')
  const walk = readWalk(readme)
  const texts = new Map(all.map(({ path, text }) => [path, text]))
  const faults = checkWalk(walk, (path) => texts.get(`bff/${path}`))
  for (const fault of faults) console.log(`bff/README.md, a GET: ${fault}`)
  console.log(`files of bff that a GET enters, the steps among them: ${readEntered(readme).length}`)
  return faults.length ? Infinity : walk.length
}

function isExported(statement: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}
