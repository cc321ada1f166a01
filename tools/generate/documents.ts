import type { documentNames } from '../../openapi/documents.ts'
import type { OpenApiDocument } from '../../openapi/model.ts'

export type Documents = Readonly<Record<(typeof documentNames)[number], OpenApiDocument>>

/** The documents of the API; the session's is the BFF's own. */
export const apiNames = ['documented', 'assumed'] as const

/** The first line of every generated file. */
export const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/** Formats an exported table with a line for each entry. */
export function formatTable(
  name: string,
  type: string,
  entries: readonly (readonly [key: string, value: unknown])[],
): string {
  const lines = entries.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `\nexport const ${name}: Readonly<Record<string, ${type}>> = {\n${lines.join('')}}\n`
}
