import { operationsOf } from './documents.mjs'
import { contentOf, parametersOf, resolve, typesOf } from './flatten.mjs'

/**
 * Lists the changes between two versions of a document. A change is major when a correct client may now fail: its
 * request is rejected, or what it reads is missing or has another type.
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
    ...compareBodies(call, contentOf(old.requestBody, before), contentOf(next.requestBody, after)),
    ...Object.entries(old.responses).flatMap(([status, response]) => {
      const current = next.responses[status]
      const where = `${call} ${status}`
      if (!current) return [major(`${where} is answered no more`)]
      return [
        ...compareHeaders(where, resolve(response, before), resolve(current, after)),
        ...compareContents(where, contentOf(response, before), contentOf(current, after), 'response'),
      ]
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
  const needed = next.required && !old.required ? [major(`${call} needs its body now`)] : []
  return [...needed, ...compareContents(`${call} body`, old, next, 'request')]
}

function compareContents(where, old, next, side) {
  if (!old || !next) return old === next ? [] : [major(`${where} has ${next ? 'content now' : 'no content any more'}`)]
  const gone = old.media.filter((type) => !next.media.includes(type))
  return [...gone.map((type) => major(`${where} is no ${type} any more`)), ...compareSchemas(where, old.schema, next.schema, side)]
}

function compareHeaders(where, { headers: old = {} }, { headers: next = {} }) {
  return Object.keys(old).flatMap((name) => (next[name] ? [] : [major(`${where} has the header ${name} no more`)]))
}

/** @param side who writes the value: a client (`request`) or the API (`response`) */
function compareSchemas(where, old, next, side) {
  if (old.variants.length && next.variants.length) return compareVariants(where, old.variants, next.variants, side)
  const changes = []
  if (typesOf(old) !== typesOf(next)) changes.push(compareTypes(where, old, next, side))
  changes.push(...compareChoices(where, old.enum, next.enum, side))
  for (const [name, property] of old.properties) {
    const kept = next.properties.get(name)
    if (!kept) changes.push(side === 'response' ? major(`${where}.${name} was removed`) : minor(`${where}.${name} was removed`))
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
  const [promised, given] = side === 'request' ? [next.format, old.format] : [old.format, next.format]
  if (promised && promised !== given) changes.push(major(`${where} has the format ${next.format ?? 'of any text'}, had ${old.format ?? 'none'}`))
  for (const [name, isTighter] of limits)
    if (side === 'request' && isTighter(next[name], old[name]))
      changes.push(major(`${where} has the limit ${name} ${next[name]}, had ${old[name] ?? 'none'}`))
  return changes
}

/** Compares the members of oneOf, paired by their order in the document. */
function compareVariants(where, old, next, side) {
  const [few, many] = side === 'request' ? [next, old] : [old, next]
  const text = `${where} has ${next.length} shapes, had ${old.length}`
  const counted = old.length === next.length ? [] : [few.length < many.length ? major(text) : minor(text)]
  const paired = old.slice(0, next.length).flatMap((variant, index) => compareSchemas(where, variant, next[index], side))
  return [...counted, ...paired]
}

/** Fewer types in a response and more types in a request are minor changes. */
function compareTypes(where, old, next, side) {
  const [before, now] = [typesOf(old), typesOf(next)]
  const [wide, narrow] = side === 'response' ? [before, now] : [now, before]
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
  ['exclusiveMinimum', above],
  ['exclusiveMaximum', below],
  ['maxProperties', below],
  ['minProperties', above],
  ['pattern', (now, before) => now !== undefined && now !== before],
  ['multipleOf', (now, before) => now !== undefined && now !== before],
  ['uniqueItems', (now, before) => now === true && before !== true],
  ['additionalProperties', (now, before) => now === false && before !== false],
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

function major(text) {
  return { text, isMajor: true }
}

function minor(text) {
  return { text, isMajor: false }
}
