import { isObject } from '#sdk/isRecord.ts'
import { createRequire } from 'node:module'
import ts from 'typescript-5'
import type { Described } from './pageHead.ts'

const vocabulary = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/\.js$/, '.d.ts')

/**
 * Compares structured data with the published vocabulary of schema.org: types, properties and what they may hold.
 * @returns what the vocabulary refuses, with the property that it refuses
 * @see https://github.com/google/schema-dts
 */
export function findViolations(things: readonly Described[]): string[] {
  const file = '/things.ts'
  const lines = things.map(
    (thing, index) =>
      `export const t${index}: Exclude<S.${thing['@type']}, string> = ${JSON.stringify(thing)}`,
  )
  const source = [`import type * as S from ${JSON.stringify(vocabulary)}`, ...lines].join('\n')
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest)
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? source : readFile(name))
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = source.slice(0, start).split('\n').length - 2
    const place = source.slice(start, start + 60)
    return `${things[line]?.['@type']} at ${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`
  })
}

/** Lists things with all that they hold. */
export function flatten(thing: unknown): Described[] {
  if (!isObject(thing)) return []
  const inner = Object.values(thing).flatMap(flatten)
  return '@type' in thing ? [thing as Described, ...inner] : inner // Its type is all that `Described` asks for
}
