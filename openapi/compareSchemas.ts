import { createMajor, createMinor, type Change } from './change.ts'
import { formatTypes, type FlatSchema } from './flatten.ts'

/** Who writes a value: a client (`request`) or the API (`response`). */
export type Side = 'request' | 'response'

/** Lists the changes between two versions of a schema, and of the schemas in it. */
export function compareSchemas(where: string, old: FlatSchema, next: FlatSchema, side: Side): Change[] {
  if (old.variants.length && next.variants.length) return compareVariants(where, old.variants, next.variants, side)
  return [
    ...compareTypes(where, old, next, side),
    ...compareChoices(where, old.enum, next.enum, side),
    ...compareProperties(where, old, next, side),
    ...compareRequired(where, old, next, side),
    ...(old.items && next.items ? compareSchemas(`${where}[]`, old.items(), next.items(), side) : []),
    ...compareFormats(where, old, next, side),
    ...(side === 'request' ? compareLimits(where, old, next) : []),
  ]
}

/** Compares the members of oneOf, paired by their order in the document. */
function compareVariants(
  where: string,
  old: readonly FlatSchema[],
  next: readonly FlatSchema[],
  side: Side,
): Change[] {
  const [few, many] = side === 'request' ? [next, old] : [old, next]
  const text = `${where} has ${next.length} shapes, had ${old.length}`
  const counted = old.length === next.length ? [] : [few.length < many.length ? createMajor(text) : createMinor(text)]
  const paired = old.flatMap((variant, index) => {
    const other = next[index]
    return other ? compareSchemas(where, variant, other, side) : []
  })
  return [...counted, ...paired]
}

/** Fewer types in a response and more types in a request are minor changes. */
function compareTypes(where: string, old: FlatSchema, next: FlatSchema, side: Side): Change[] {
  const [before, now] = [formatTypes(old), formatTypes(next)]
  if (before === now) return []
  const [wide, narrow] = side === 'response' ? [before, now] : [now, before]
  const isHarmless = narrow.split(' or ').every((type) => wide.split(' or ').includes(type))
  const text = `${where} is ${now}, was ${before}`
  return [isHarmless ? createMinor(text) : createMajor(text)]
}

function compareChoices(
  where: string,
  old: readonly unknown[] | undefined,
  next: readonly unknown[] | undefined,
  side: Side,
): Change[] {
  if (!old && !next) return []
  const gone = (old ?? []).filter((value) => next && !next.includes(value))
  const added = (next ?? []).filter((value) => old && !old.includes(value))
  const [breaks, harmless] = side === 'request' ? [gone, added] : [added, gone]
  const word = side === 'request' ? 'takes' : 'may be'
  return [
    ...(side === 'request' && !old ? [createMajor(`${where} takes certain values only`)] : []),
    ...breaks.map((value) => createMajor(`${where} ${word} ${String(value)} ${side === 'request' ? 'no more' : 'now'}`)),
    ...harmless.map((value) => createMinor(`${where} ${side === 'request' ? 'takes' : 'is never'} ${String(value)}`)),
  ]
}

function compareProperties(where: string, old: FlatSchema, next: FlatSchema, side: Side): Change[] {
  const changes = [...old.properties].flatMap(([name, property]) => {
    const text = `${where}.${name} was removed`
    const kept = next.properties.get(name)
    if (kept) return compareSchemas(`${where}.${name}`, property(), kept(), side)
    return [side === 'response' ? createMajor(text) : createMinor(text)]
  })
  const added = [...next.properties.keys()].filter((name) => !old.properties.has(name))
  return [
    ...changes,
    ...added.map((name) =>
      side === 'request' && next.required.has(name)
        ? createMajor(`${where}.${name} is needed now`)
        : createMinor(`${where}.${name} was added`),
    ),
  ]
}

/** Compares the required members of both versions. */
function compareRequired(where: string, old: FlatSchema, next: FlatSchema, side: Side): Change[] {
  const [strict, loose] = side === 'request' ? [next, old] : [old, next]
  return [...strict.required]
    .filter((name) => loose.properties.has(name) && !loose.required.has(name))
    .map((name) => createMajor(`${where}.${name} ${side === 'request' ? 'is needed now' : 'may be missing now'}`))
}

function compareFormats(where: string, old: FlatSchema, next: FlatSchema, side: Side): Change[] {
  const [promised, given] = side === 'request' ? [next.format, old.format] : [old.format, next.format]
  if (!promised || promised === given) return []
  return [createMajor(`${where} has the format ${next.format ?? 'of any text'}, had ${old.format ?? 'none'}`)]
}

function compareLimits(where: string, old: FlatSchema, next: FlatSchema): Change[] {
  return Object.entries(limits).flatMap(([name, isTighter]) => {
    const [before, now]: unknown[] = [Reflect.get(old, name), Reflect.get(next, name)]
    return isTighter(now, before)
      ? [createMajor(`${where} has the limit ${name} ${String(now)}, had ${before === undefined ? 'none' : String(before)}`)]
      : []
  })
}

type Comparison = (now: unknown, before: unknown) => boolean

const isBelow: Comparison = (now, before) =>
  typeof now === 'number' && now < (typeof before === 'number' ? before : Infinity)
const isAbove: Comparison = (now, before) =>
  typeof now === 'number' && now > (typeof before === 'number' ? before : -Infinity)
const isOther: Comparison = (now, before) => now !== undefined && now !== before

/** Whether a limit refuses more than before. */
const limits: Readonly<Record<string, Comparison>> = {
  maxLength: isBelow,
  maximum: isBelow,
  maxItems: isBelow,
  minLength: isAbove,
  minimum: isAbove,
  minItems: isAbove,
  exclusiveMinimum: isAbove,
  exclusiveMaximum: isBelow,
  maxProperties: isBelow,
  minProperties: isAbove,
  pattern: isOther,
  multipleOf: isOther,
  uniqueItems: (now, before) => now === true && before !== true,
  additionalProperties: (now, before) => now === false && before !== false,
}
