import { readdir, readFile } from 'node:fs/promises'
import ts from 'typescript-5'
import { listOperations } from '../../openapi/model.ts'
import { apiNames, type Documents } from './documents.ts'

const folder = new URL('../../mocks/handlers/', import.meta.url)

/**
 * Formats `handlers.ts` of the mocks. A handler is what a file of `mocks/handlers` exports by the name of an operation.
 * @throws Error if two files export a handler of the same operation
 */
export async function formatHandlers(documents: Documents): Promise<string> {
  const operations = apiNames.flatMap((name) => listOperations(documents[name]))
  const ids = new Set(operations.map(({ operationId = '' }) => operationId))
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const known = new Map<string, string>()
  const imports: string[] = []
  for (const file of files) {
    const names = listExports(await readFile(new URL(file, folder), 'utf8')).filter((name) => ids.has(name))
    for (const name of names) {
      if (known.has(name)) throw new Error(`${name} is exported by ${known.get(name)} and by ${file}`)
      known.set(name, file)
    }
    if (names.length) imports.push(`import { ${names.join(', ')} } from '#mocks/handlers/${file}'\n`)
  }
  return `// Generated from mocks/handlers/ by \`npm run generate\`. Do not edit.
import type { Handler, OperationId } from '#mocks/handlers/responses.ts'
${imports.join('')}
/** One handler for each operation; a missing one is a compile error. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
${[...known.keys()].map((name) => `  ${name},\n`).join('')}}
`
}

/** Lists the names of the functions and constants that a module exports where it declares them. */
function listExports(text: string): string[] {
  const { statements } = ts.createSourceFile('handlers.ts', text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name }) => listNames(name))
  })
}

function listNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? listNames(element.name) : []))
}
