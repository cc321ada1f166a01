import { basename } from 'node:path/posix'
import ts from 'typescript-5'
import { splitName } from './nameParts.ts'
import { parse, type Source } from './sources.ts'

/** Entry points and declarations are named by their role; a test or a story by what it tests or shows. */
const UNNAMED = /(^|\/)(index|main)\.tsx?$|\.(test|spec|test-d|stories)\.tsx?$|\.d\.ts$/
const PACKAGES = /^(openapi|sdk|bff|mocks|web)\/.*\.tsx?$/

/**
 * Lists the sources whose file name leads to none of their exports: neither is its name
 * part of an exported one, nor an exported one part of it, word by word. Plural and singular count as one.
 * @returns the number of all named sources, and the paths of those whose name leads nowhere
 */
export function listMisnamedFiles(sources: readonly Source[]): { total: number; misnamed: string[] } {
  const named = sources.filter(({ path }) => PACKAGES.test(path) && !UNNAMED.test(path))
  const exporting = named
    .map((source) => ({ path: source.path, names: listExports(parse(source)) }))
    .filter(({ names }) => names.length > 0)
  const misnamed = exporting.filter(({ path, names }) => !names.some((name) => isNamedAfter(path, name)))
  return { total: exporting.length, misnamed: misnamed.map(({ path }) => path) }
}

function isNamedAfter(path: string, name: string): boolean {
  const file = basename(path).replace(/\.tsx?$/, '')
  const [words, others] = [splitName(file), splitName(name)]
  return (
    isPart(file, name) ||
    isPart(name, file) ||
    words.every((word) => others.includes(word)) ||
    others.every((word) => words.includes(word))
  )
}

/** Whether a name is a part of another one; `compress` is one of `compression`. Short ones are parts by chance. */
function isPart(part: string, whole: string): boolean {
  return part.length > 3 && whole.toLowerCase().includes(part.toLowerCase().replace(/ies$/, 'y'))
}

function listExports(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : []
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(file))
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    return isNamed && statement.name ? [statement.name.text] : []
  })
}
