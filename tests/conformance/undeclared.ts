import { isRecord } from '#sdk/isRecord.ts'
type Schema = Readonly<Record<string, unknown>>

/** Lists the paths of members that no schema declares. */
export function listUndeclared(value: unknown, schema: Schema, document: object, path = ''): string[] {
  const parts = listParts(schema, document)
  if (Array.isArray(value)) {
    const items = parts.map((part) => part.items).find(isSchema)
    return items
      ? value.flatMap((entry, index) => listUndeclared(entry, items, document, `${path}/${index}`))
      : []
  }
  if (!isSchema(value)) return []
  const known = parts.flatMap((part) => (isSchema(part.properties) ? [part.properties] : []))
  const isOpen = !known.length || parts.some((part) => part.additionalProperties)
  return Object.entries(value).flatMap(([name, entry]) => {
    const property = known.map((properties) => properties[name]).find(isSchema)
    if (property) return listUndeclared(entry, property, document, `${path}/${name}`)
    return isOpen ? [] : [`${path}/${name} is not declared`]
  })
}

/** Lists a schema and its composed parts, with references resolved. */
function listParts(schema: Schema, document: object): Schema[] {
  const target = typeof schema.$ref === 'string' ? follow(schema.$ref, document) : schema
  const composed = [target.allOf, target.oneOf, target.anyOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return [target, ...composed.filter(isSchema).flatMap((part) => listParts(part, document))]
}

function follow(ref: string, document: object): Schema {
  let node: unknown = document
  for (const key of ref.slice(2).split('/')) {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
    node = isSchema(node) ? node[name] : undefined
  }
  return isSchema(node) ? node : {}
}

function isSchema(value: unknown): value is Schema {
  return isRecord(value)
}
