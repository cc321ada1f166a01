import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript-5'

/** A file that git tracks, or would track. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Returns the repository's own text files with one of these endings. */
export function listSources(...endings: readonly string[]): Source[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .trim()
    .split('\n')
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .filter(
      (path) =>
        !/^((sdk|mocks|web\/app\/routing|web\/domain\/session)\/generated|package-lock|tools\/bench\/package-lock)/.test(
          path,
        ),
    )
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, 'utf8') }]
      } catch {
        return [] // deleted, and not yet committed
      }
    })
}

/** Parses a TypeScript or JavaScript file. */
export function parse({ path, text }: Source): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** A piece of text and the line that it begins on, from 1. */
export interface Passage {
  readonly line: number
  readonly text: string
}

/** Returns the comments of a file, JSX comments included. */
export function listComments(file: ts.SourceFile): Passage[] {
  const found = new Map<number, Passage>()
  const collect = (node: ts.Node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []),
    ]
    // Inside JSX text what looks like a comment is content
    if (node.kind !== ts.SyntaxKind.JsxText) {
      for (const { pos, end } of ranges) found.set(pos, buildPassage(file, pos, file.text.slice(pos, end)))
    }
    for (const child of node.getChildren(file)) collect(child)
  }
  collect(file)
  return [...found.values()]
}

/** Returns the titles of tests and suites that are plain or template strings. */
export function listTitles(file: ts.SourceFile): Passage[] {
  const titles: Passage[] = []
  const traverse = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(file))) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push(buildPassage(file, title.getStart(file), title.getText(file)))
      }
    }
    ts.forEachChild(node, traverse)
  }
  traverse(file)
  return titles
}

/** Returns the strings that are given as a `description`, as journeys and scenarios have one. */
export function listDescriptions(file: ts.SourceFile): Passage[] {
  const descriptions: Passage[] = []
  const collect = (node: ts.Node) => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(file) === 'description' &&
      ts.isStringLiteralLike(node.initializer)
    )
      descriptions.push(buildPassage(file, node.initializer.getStart(file), node.initializer.text))
    ts.forEachChild(node, collect)
  }
  collect(file)
  return descriptions
}

function buildPassage(file: ts.SourceFile, position: number, text: string): Passage {
  return { line: file.getLineAndCharacterOfPosition(position).line + 1, text }
}
