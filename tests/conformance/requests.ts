import {
  resolve,
  type ListedOperation,
  type OpenApiDocument,
  type ParameterObject,
} from '../../openapi/model.ts'

/** A parameter of a call with the JSON pointer of its schema in the document. */
interface DocumentedParameter extends ParameterObject {
  readonly explode?: boolean
  readonly pointer: string
}

/** Compares a value with the schema at a pointer. @returns what is wrong with it, such as `must be integer` */
export type Compare = (pointer: string, value: unknown) => readonly string[]

export interface SentParameters {
  readonly query: readonly { readonly name: string; readonly value: string }[]
  /** Raw parameters of the path */
  readonly params: Readonly<Record<string, string>>
}

/** Lists what is wrong with the parameters of a call: missing ones, and values that the documents do not allow. */
export function findParameterProblems(
  { query, params }: SentParameters,
  parameters: readonly DocumentedParameter[],
  compare: Compare,
): string[] {
  return parameters.flatMap((parameter) => {
    const { name = '', in: location, required, pointer } = parameter
    if (location !== 'query' && location !== 'path') return []
    const own = location === 'path' ? params[name] : undefined
    const sent =
      location === 'query'
        ? query.flatMap((entry) => (entry.name === name ? [entry.value] : []))
        : own === undefined
          ? []
          : [decode(own)]
    const label = location === 'path' ? 'the path parameter' : 'the parameter'
    if (!sent.length) return required ? [`${label} ${name} is missing`] : []
    return compare(pointer, parse(sent, parameter)).map((text) => `${label} ${name} ${text}`)
  })
}

/** Lists the parameters of an operation, those of its path included. @param base pointer of the operation */
export function listParameters(
  operation: ListedOperation,
  document: OpenApiDocument,
  base: string,
): DocumentedParameter[] {
  const shared = document.paths[operation.path]?.parameters ?? []
  const place = (list: readonly ParameterObject[], at: string) =>
    list.map((entry, index) => ({
      ...resolve(entry, document),
      pointer: `${entry.$ref?.slice(1) ?? `${at}/parameters/${index}`}/schema`,
    }))
  return [...place(shared, base.slice(0, base.lastIndexOf('/'))), ...place(operation.parameters ?? [], base)]
}

/** Parses the texts of a parameter as its schema has them; a text that does not fit stays one. */
function parse(sent: readonly string[], { schema, explode = true }: DocumentedParameter): unknown {
  const types = [schema?.type].flat()
  if (!types.includes('array')) return parseText(sent.at(-1) ?? '', types)
  const texts = explode ? sent : sent.flatMap((text) => text.split(','))
  return texts.map((text) => parseText(text, [schema?.items?.type].flat()))
}

function parseText(text: string, types: readonly unknown[]): unknown {
  const isNumber = types.includes('integer') || types.includes('number')
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
