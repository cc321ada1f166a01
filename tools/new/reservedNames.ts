/** Words that cannot name a variable. */
const keywords = new Set(
  `arguments as async await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null of package private
  protected public return static super switch this throw true try typeof undefined var void while with
  yield`.split(/\s+/),
)

/** Words that cannot name an import or a type. */
const types = new Set([
  'any',
  'bigint',
  'boolean',
  'never',
  'number',
  'object',
  'string',
  'symbol',
  'type',
  'unknown',
])

/** Names that the written files import or declare themselves. */
const imported = new Set(
  `FactsDetail FormattedMessage Page createCrud dayColumn day defineResource figure formats index panel plain recordForm row
  seed text wholeNumber`.split(/\s+/),
)

/** Describes why a name cannot be that of a variable and of a type. @returns undefined if it can */
export function describeReserved(name: string): string | undefined {
  if (keywords.has(name) || types.has(name)) return 'is a reserved word'
  if (imported.has(name)) return 'has a meaning in the files that are written'
  return name in globalThis ? 'is a global of JavaScript' : undefined
}

/** Describes why a name cannot be that of a field. @returns undefined if it can */
export function describeReservedField(name: string): string | undefined {
  if (name === 'id') return 'is the number of every record'
  if (keywords.has(name)) return 'is a reserved word'
  return name in {} ? 'is a member of every object' : undefined
}
