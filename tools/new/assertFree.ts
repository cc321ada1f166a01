import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { operations } from '../../sdk/operations.ts'
import { paths } from '../../web/paths.ts'
import { deriveNames } from './names.ts'
import type { ListRequest, PageRequest } from './parseArguments.ts'

/**
 * Asserts that nothing has the name, the path or, of a list, the calls and types of what is to be written. Case is
 * ignored: routes match without it, and files cannot differ in it on every system.
 * @throws Error with one sentence that says what is taken
 */
export function assertFree({ kind, name }: Pick<ListRequest | PageRequest, 'kind' | 'name'>): void {
  assertOther('The name', name, 'web/paths.ts', Object.keys(paths))
  assertOther('The name', name, 'web/i18n/en', listNames('web/i18n/en'))
  assertOther('The name', name, 'web/features', listNames('web/features'))
  const { path } = deriveNames(name)
  assertPath(kind === 'list' ? `/dashboard/${path}` : `/${path}`)
  if (kind === 'list') assertContract(name)
}

function assertPath(path: string): void {
  const taken = Object.values(paths).find((other) => isMatching(other, path))
  if (taken) throw new Error(`The path ${path} is taken: web/paths.ts has ${taken}.`)
  assertOther('The path', path, 'the BFF', listServerPaths())
}

/** Whether a pattern of a route matches a path. */
function isMatching(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const wanted = path.split('/')
  return (
    parts.length === wanted.length &&
    parts.every((part, index) => part.startsWith(':') || isSame(part, wanted[index] ?? ''))
  )
}

/** Lists the first segments of paths that the BFF answers without a page, from its routes and the build's files. */
function listServerPaths(): string[] {
  const routes = readFileSync('bff/app.ts', 'utf8').matchAll(/'(\/[\w.]+)/g)
  return [...[...routes].map(([, path = '']) => path), '/assets']
}

/** Asserts that the documents have no call below the path of a list, and no type of its name. */
function assertContract(name: string): void {
  const { path, Singular } = deriveNames(name)
  const call = operations.find(({ template }) => isSame(template.split('/')[1] ?? '', path))
  if (call) throw new Error(`The name "${name}" is taken: the API has ${call.method} ${call.template}.`)
  const types = readFileSync('sdk/generated/entities.ts', 'utf8').matchAll(/^export type (\w+)/gm)
  const known = [...types].map(([, type = '']) => type)
  for (const type of [Singular, `${Singular}Model`]) assertOther('The type', type, 'openapi', known)
}

function assertOther(what: string, name: string, where: string, taken: readonly string[]): void {
  const other = taken.find((one) => isSame(one, name))
  if (other) throw new Error(`${what} "${name}" is taken: ${where} has "${other}".`)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.json')) : []
}
