import { readdir, readFile } from 'node:fs/promises'
import ts from 'typescript-5'
import { listOperations } from '../../openapi/model.ts'
import { apiNames, type Documents } from './documents.ts'

const folder = new URL('../../mocks/handlers/', import.meta.url)

/**
 * Formats `handlers.ts` of the mocks. A handler is what a file of `mocks/handlers` exports by the name of an operation.
 * @throws Error if two files do so
 */
export async function formatHandlers(documents: Documents): Promise<string> {
  const operations = apiNames.flatMap((name) => listOperations(documents[name]))
  const ids = new Set(operations.map(({ operationId = '' }) => operationId))
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(new URL(file, folder), 'utf8')] as const),
  )
  const found = findHandlers(new Map(texts), ids)
  const imports = [...found].map(
    ([file, names]) => `import { ${names.join(', ')} } from '#mocks/handlers/${file}'\n`,
  )
  return `// Generated from mocks/handlers/ by \`npm run generate\`. Do not edit.
import type { Handler, OperationId } from '#mocks/handlers/responses.ts'
${imports.join('')}
/** One handler for each operation; a missing one is a compile error. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
${[...found.values()]
  .flat()
  .map((name) => `  ${name},\n`)
  .join('')}}
`
}

/**
 * Finds the handlers that each file exports.
 * @param texts of the files, by name
 * @param ids of all operations
 * @throws Error if two files export a handler of the same operation
 */
export function findHandlers(
  texts: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): Map<string, readonly string[]> {
  const homes = new Map<string, string>()
  const found = new Map<string, readonly string[]>()
  for (const [file, text] of texts) {
    const names = listExports(text).filter((name) => ids.has(name))
    for (const name of names) {
      const home = homes.get(name)
      if (home) throw new Error(`${name} is exported by ${home} and by ${file}`)
      homes.set(name, file)
    }
    if (names.length) found.set(file, names)
  }
  return found
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
