import { operationsOf } from './documents.mjs'

/**
 * What changed between two versions of a document. A change is major when a caller that was right before may now
 * fail: what it sends is refused, or what it reads is gone or of another type.
 * @returns {{ text: string, isMajor: boolean }[]}
 */
export function compare(before, after) {
  const changes = []
  const old = byCall(before)
  const now = byCall(after)
  for (const [call, operation] of old) {
    const next = now.get(call)
    if (!next) changes.push(major(`${call} was removed`))
    else changes.push(...compareOperations(call, [operation, before], [next, after]))
  }
  for (const call of now.keys()) if (!old.has(call)) changes.push(minor(`${call} was added`))
  return changes
}

function compareOperations(call, [old, before], [next, after]) {
  return [
    ...compareParameters(call, parametersOf(old, before), parametersOf(next, after)),
    ...compareBodies(call, bodyOf(old, before), bodyOf(next, after)),
    ...Object.entries(old.responses).flatMap(([status, response]) => {
      const answer = next.responses[status]
      const where = `${call} ${status}`
      if (!answer) return [major(`${where} is answered no more`)]
      return compareSchemas(where, schemaOf(response, before), schemaOf(answer, after), 'answer')
    }),
    ...Object.keys(next.responses).flatMap((status) =>
      old.responses[status] ? [] : [minor(`${call} ${status} is answered now`)],
    ),
  ]
}

function compareParameters(call, old, next) {
  const added = [...next].flatMap(([name, { required }]) => {
    if (old.has(name)) return []
    return [required ? major(`${call} needs the parameter ${name}`) : minor(`${call} takes the parameter ${name}`)]
  })
  const kept = [...old].flatMap(([name, { required, schema }]) => {
    const parameter = next.get(name)
    if (!parameter) return [major(`${call} takes the parameter ${name} no more`)]
    const needed = parameter.required && !required ? [major(`${call} needs the parameter ${name}`)] : []
    return [...needed, ...compareSchemas(`${call} ?${name}`, schema, parameter.schema, 'request')]
  })
  return [...added, ...kept]
}

function compareBodies(call, old, next) {
  if (!old && !next) return []
  if (!old) return [major(`${call} takes a body now`)]
  if (!next) return [major(`${call} takes a body no more`)]
  return compareSchemas(`${call} body`, old, next, 'request')
}

/** @param side who writes the value: a caller (`request`) or the API (`answer`) */
function compareSchemas(where, old, next, side) {
  if (!old || !next) return old === next ? [] : [major(`${where} has another media type`)]
  const changes = []
  if (typesOf(old) !== typesOf(next)) changes.push(compareTypes(where, old, next, side))
  changes.push(...compareChoices(where, old.enum, next.enum, side))
  for (const [name, property] of old.properties) {
    const kept = next.properties.get(name)
    if (!kept) changes.push(side === 'answer' ? major(`${where}.${name} was removed`) : minor(`${where}.${name} was removed`))
    else changes.push(...compareSchemas(`${where}.${name}`, property(), kept(), side))
  }
  for (const name of next.properties.keys())
    if (!old.properties.has(name)) {
      const isNeeded = side === 'request' && next.required.has(name)
      changes.push(isNeeded ? major(`${where}.${name} is needed now`) : minor(`${where}.${name} was added`))
    }
  for (const name of side === 'request' ? next.required : old.required) {
    const other = side === 'request' ? old : next
    if (other.properties.has(name) && !other.required.has(name))
      changes.push(major(side === 'request' ? `${where}.${name} is needed now` : `${where}.${name} may be missing now`))
  }
  if (old.items && next.items) changes.push(...compareSchemas(`${where}[]`, old.items(), next.items(), side))
  for (const [name, isTighter] of limits)
    if (side === 'request' && isTighter(next[name], old[name]))
      changes.push(major(`${where} has the limit ${name} ${next[name]}, had ${old[name] ?? 'none'}`))
  return changes
}

/** An answer that is of fewer types than before surprises nobody, nor does a request that may be of more. */
function compareTypes(where, old, next, side) {
  const [before, now] = [typesOf(old), typesOf(next)]
  const [wide, narrow] = side === 'answer' ? [before, now] : [now, before]
  const isHarmless = narrow.split(' or ').every((type) => wide.split(' or ').includes(type))
  const text = `${where} is ${now}, was ${before}`
  return isHarmless ? minor(text) : major(text)
}

const below = (now, before) => now !== undefined && now < (before ?? Infinity)
const above = (now, before) => now !== undefined && now > (before ?? -Infinity)
const limits = [
  ['maxLength', below],
  ['maximum', below],
  ['maxItems', below],
  ['minLength', above],
  ['minimum', above],
  ['minItems', above],
  ['pattern', (now, before) => now !== undefined && now !== before],
]

function compareChoices(where, old, next, side) {
  if (!old && !next) return []
  const gone = (old ?? []).filter((value) => next && !next.includes(value))
  const added = (next ?? []).filter((value) => old && !old.includes(value))
  const [breaks, harmless] = side === 'request' ? [gone, added] : [added, gone]
  const word = side === 'request' ? 'takes' : 'may be'
  return [
    ...(side === 'request' && !old ? [major(`${where} takes certain values only`)] : []),
    ...breaks.map((value) => major(`${where} ${word} ${value} ${side === 'request' ? 'no more' : 'now'}`)),
    ...harmless.map((value) => minor(`${where} ${side === 'request' ? 'takes' : 'is never'} ${value}`)),
  ]
}

function byCall(document) {
  return new Map(operationsOf(document).map((operation) => [`${operation.method} ${operation.path}`, operation]))
}

function parametersOf(operation, document) {
  const shared = document.paths[operation.path].parameters ?? []
  const all = [...shared, ...(operation.parameters ?? [])].map((entry) => resolve(entry, document))
  return new Map(
    all.map(({ name, required = false, schema }) => [name, { required, schema: flatten(schema, document) }]),
  )
}

function bodyOf(operation, document) {
  const content = resolve(operation.requestBody, document)?.content
  return content && flatten(Object.values(content)[0].schema, document)
}

function schemaOf(response, document) {
  const content = resolve(response, document)?.content
  return content && flatten(Object.values(content)[0].schema, document)
}

/** A schema with all that it is composed of, its parts read only when they are asked for. */
function flatten(schema, document) {
  const target = resolve(schema, document)
  const { allOf = [], oneOf = [] } = target
  const flat = { ...target, properties: new Map(), required: new Set(target.required) }
  for (const [name, property] of Object.entries(target.properties ?? {}))
    flat.properties.set(name, () => flatten(property, document))
  if (target.items) flat.items = () => flatten(target.items, document)
  for (const part of [...allOf, ...oneOf].map((entry) => flatten(entry, document))) {
    for (const [name, property] of part.properties) if (!flat.properties.has(name)) flat.properties.set(name, property)
    if (allOf.length) for (const name of part.required) flat.required.add(name)
  }
  flat.type ??= oneOf.length ? oneOf.map((part) => typesOf(flatten(part, document))).toSorted().join(' or ') : undefined
  if (allOf.length) flat.type ??= 'object'
  return flat
}

function typesOf({ type }) {
  return Array.isArray(type) ? type.toSorted().join(' or ') : (type ?? 'anything')
}

function resolve(node, document) {
  if (!node?.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

function major(text) {
  return { text, isMajor: true }
}

function minor(text) {
  return { text, isMajor: false }
}
