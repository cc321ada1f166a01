import {
  resolve,
  type ListedOperation,
  type MessageObject,
  type OpenApiDocument,
  type SchemaObject,
} from './model.ts'

/** A schema with the members of its allOf and oneOf; properties and items are read lazily, as schemas may be cyclic. */
export interface FlatSchema extends Omit<SchemaObject, 'properties' | 'items' | 'required'> {
  readonly variants: readonly FlatSchema[]
  readonly properties: ReadonlyMap<string, () => FlatSchema>
  readonly items?: () => FlatSchema
  readonly required: ReadonlySet<string>
}

export interface FlatParameter {
  readonly required: boolean
  readonly schema: FlatSchema
}

/** The media types of a body or a response, and the schema of the first. */
export interface FlatContent {
  readonly media: readonly string[]
  readonly required: boolean
  readonly schema: FlatSchema
}

/** Returns the parameters of an operation by name, shared ones included. */
export function flattenParameters(
  operation: ListedOperation,
  document: OpenApiDocument,
): ReadonlyMap<string, FlatParameter> {
  const shared = document.paths[operation.path]?.parameters ?? []
  const all = [...shared, ...(operation.parameters ?? [])].map((entry) => resolve(entry, document) ?? {})
  return new Map(
    all.map(({ name = '', required = false, schema }) => [
      name,
      { required, schema: flatten(schema, document) },
    ]),
  )
}

/** @returns undefined for a body or response without content */
export function flattenContent(
  part: MessageObject | undefined,
  document: OpenApiDocument,
): FlatContent | undefined {
  const { content, required = false } = resolve(part, document) ?? {}
  if (!content) return undefined
  const media = Object.keys(content)
  return { media, required, schema: flatten(content[media[0] ?? '']?.schema, document) }
}

function flatten(schema: SchemaObject | undefined, document: OpenApiDocument): FlatSchema {
  const { properties: ownProperties = {}, items, required: ownRequired, ...own } = resolve(schema, document) ?? {}
  const { allOf = [], oneOf = [] } = own
  const variants = oneOf.map((part) => flatten(part, document))
  const merged = allOf.map((part) => flatten(part, document))
  const properties = new Map<string, () => FlatSchema>(
    Object.entries(ownProperties).map(([name, property]) => [name, () => flatten(property, document)]),
  )
  for (const part of [...merged, ...variants])
    for (const [name, property] of part.properties)
      if (!properties.has(name)) properties.set(name, property)
  const inherited = allOf.length ? [...merged, ...variants].flatMap((part) => [...part.required]) : []
  const type = own.type ?? deriveType(variants, allOf.length > 0)
  return {
    ...own,
    ...(own.const !== undefined && { enum: [own.const] }),
    ...(type !== undefined && { type }),
    ...(items && { items: () => flatten(items, document) }),
    variants,
    properties,
    required: new Set([...(ownRequired ?? []), ...inherited]),
  }
}

function deriveType(variants: readonly FlatSchema[], isMerged: boolean): string | undefined {
  if (variants.length) return variants.map(formatTypes).toSorted().join(' or ')
  return isMerged ? 'object' : undefined
}

/** Formats the types of a flattened schema as one text. */
export function formatTypes({ type }: FlatSchema): string {
  if (type === undefined) return 'anything'
  return typeof type === 'string' ? type : type.toSorted().join(' or ')
}
