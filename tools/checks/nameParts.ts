import ts from 'typescript-5'
import type { Passage } from './sources.ts'

/** Returns the words in the last column of a glossary's table that stand in backquotes: they are refused everywhere. */
export function readRefusedWords(glossary: string): Map<string, string> {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'))
  return new Map(
    rows.flatMap((row) => {
      const cells = row.split('|').map((cell) => cell.trim())
      const [word = '', refused = ''] = [cells[1], cells.at(-2)]
      return [...refused.matchAll(/`([a-z ]+)`/g)].map(([, one = '']): [string, string] => [one, word])
    }),
  )
}

/** Divides a name into its words, in lower case and in the singular: `renewalTickets` is `renewal`, `ticket`. */
export function splitName(name: string): string[] {
  return splitWords(name).map((word) => word.replace(/(?<=\w{3})(?<!s)s$/, ''))
}

/** Divides a name into its words, in lower case: `renewalTickets` is `renewal`, `tickets`. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
}

/** Returns the identifiers of a file, each once, with the line where it stands first. */
export function listNames(file: ts.SourceFile): Passage[] {
  const found = new Map<string, Passage>()
  const traverse = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !found.has(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.set(node.text, { line: line + 1, text: node.text })
    }
    ts.forEachChild(node, traverse)
  }
  traverse(file)
  return [...found.values()]
}
