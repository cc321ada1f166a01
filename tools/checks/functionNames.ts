import ts from 'typescript-5'
import type { Passage } from './sources.ts'
import { splitWords } from './nameParts.ts'
import verbs from './verbs.json' with { type: 'json' }

const known = new Set(verbs.verbs)
const exceptions = new Set(verbs.exceptions)
const declaring = new Set(verbs.declaringFiles)

/**
 * Returns the functions of a file whose name begins with no verb. Components begin with a capital and are left out, as
 * are declared queries (`tutorsQuery`), and files whose functions are the words of a declaration, such as form rules.
 */
export function listNamesWithoutVerb(path: string, file: ts.SourceFile): Passage[] {
  if (declaring.has(path)) return []
  return listFunctionNames(file)
    .filter(({ text }) => /^[a-z]/.test(text) && !text.endsWith('Query') && !exceptions.has(text))
    .filter(({ text }) => !known.has(splitWords(text)[0] ?? ''))
    .map(({ text, position }) => ({ text, line: file.getLineAndCharacterOfPosition(position).line + 1 }))
}

function listFunctionNames(file: ts.SourceFile): { text: string; position: number }[] {
  const found: { text: string; position: number }[] = []
  const traverse = (node: ts.Node) => {
    const name = findFunctionName(node)
    if (name) found.push({ text: name.text, position: name.getStart(file) })
    ts.forEachChild(node, traverse)
  }
  traverse(file)
  return found
}

function findFunctionName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return undefined
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)
  return isFunction ? node.name : undefined
}
