/** Returns the parameters of an operation by name, shared ones included. */
export function parametersOf(operation, document) {
  const shared = document.paths[operation.path].parameters ?? []
  const all = [...shared, ...(operation.parameters ?? [])].map((entry) => resolve(entry, document))
  return new Map(
    all.map(({ name, required = false, schema }) => [name, { required, schema: flatten(schema, document) }]),
  )
}

/** Returns the media types of a body or a response, and the schema of the first. */
export function contentOf(part, document) {
  const { content, required = false } = resolve(part, document) ?? {}
  if (!content) return undefined
  const media = Object.keys(content)
  return { media, required, schema: flatten(content[media[0]].schema, document) }
}

/** Merges a schema with its allOf and oneOf members; properties and items are read lazily, as schemas may be cyclic. */
function flatten(schema, document) {
  const target = resolve(schema, document)
  const { allOf = [], oneOf = [] } = target
  const variants = oneOf.map((part) => flatten(part, document))
  const flat = { ...target, variants, properties: new Map(), required: new Set(target.required) }
  if (target.const !== undefined) flat.enum = [target.const]
  for (const [name, property] of Object.entries(target.properties ?? {}))
    flat.properties.set(name, () => flatten(property, document))
  if (target.items) flat.items = () => flatten(target.items, document)
  for (const part of [...allOf.map((entry) => flatten(entry, document)), ...variants]) {
    for (const [name, property] of part.properties) if (!flat.properties.has(name)) flat.properties.set(name, property)
    if (allOf.length) for (const name of part.required) flat.required.add(name)
  }
  flat.type ??= oneOf.length ? variants.map(typesOf).toSorted().join(' or ') : undefined
  if (allOf.length) flat.type ??= 'object'
  return flat
}

/** Formats the types of a flattened schema as one text. */
export function typesOf({ type }) {
  return Array.isArray(type) ? type.toSorted().join(' or ') : (type ?? 'anything')
}

/** Returns the target of a reference, and any other node as it is. */
export function resolve(node, document) {
  if (!node?.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}
