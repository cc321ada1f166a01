import type { OpenApiDocument } from './model.ts'

/** Members whose value may be null. */
const free = new Set(['example', 'examples', 'default', 'const', 'enum', 'value'])

/**
 * Removes the members of a document that are null, so that the rules can go on without them.
 * @param report gets the JSON pointer of each
 */
export function removeNulls(document: OpenApiDocument, report: (pointer: string) => void): void {
  removeIn(document, '#', report)
}

function removeIn(node: object, pointer: string, report: (pointer: string) => void): void {
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (value === null) {
      report(at)
      Reflect.deleteProperty(node, key)
    } else if (typeof value === 'object' && (!free.has(key) || pointer.endsWith('/properties'))) removeIn(value, at, report)
  }
}
