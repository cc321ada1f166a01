import { parseHarEntry, type ParsedEntry } from '#bff/fixtures/parsedEntry.ts'
import type { Fixture } from '#bff/fixtures/har.ts'
import { operationOf } from './check.ts'

/** `added` is news, `removed` may break a reader, `retyped` (a type or a status) does. */
export type Severity = 'added' | 'removed' | 'retyped'
export interface Change {
  readonly severity: Severity
  readonly text: string
}

/** Exit status of a comparison by the worst that it found. */
export const statuses: Readonly<Record<Severity, number>> = { added: 0, removed: 1, retyped: 2 }

/**
 * What has changed between two recordings of the same journey: calls, statuses and the shape of answers; values do
 * not count.
 */
export function compareFixtures(old: Fixture, next: Fixture): Change[] {
  const [before, after] = [shapesOf(old), shapesOf(next)]
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((call): Change[] => {
    const [was, is] = [before.get(call), after.get(call)]
    if (!was) return [{ severity: 'added', text: `${call} is recorded now` }]
    if (!is) return [{ severity: 'removed', text: `${call} is recorded no more` }]
    return [
      ...compareStatuses(call, was, is),
      ...compareCounts(call, countOf(old, call), countOf(next, call)),
      ...sharedOf(was, is).flatMap((status) => compareShapes(call, status, was, is)),
    ]
  })
}

function countOf({ log: { entries } }: Fixture, call: string): number {
  return entries.filter((entry) => callOf(parseHarEntry(entry)) === call).length
}

function compareCounts(call: string, was: number, is: number): Change[] {
  if (was === is) return []
  return [{ severity: is < was ? 'removed' : 'added', text: `${call} is recorded ${is} times, was ${was}` }]
}

/** What was seen at one place of an answer, over all rows and answers. */
interface Seen {
  readonly types: Set<string>
  /** How often, and how often with members */
  count: number
  objects: number
}

type Shape = Map<string, Seen>
/** By call and status. */
type Shapes = Map<string, ByStatus>
type ByStatus = Map<number, Shape>

function shapesOf({ log: { entries } }: Fixture): Shapes {
  const shapes: Shapes = new Map()
  for (const draft of entries.map(parseHarEntry)) {
    const byStatus: ByStatus = shapes.get(callOf(draft)) ?? new Map()
    const shape = byStatus.get(draft.status) ?? new Map<string, Seen>()
    if (draft.answer.kind === 'json') addTypes(draft.answer.value, '', shape)
    else addType(shape, '', draft.answer.kind)
    shapes.set(callOf(draft), byStatus.set(draft.status, shape))
  }
  return shapes
}

function callOf(draft: ParsedEntry): string {
  return `${draft.method} ${operationOf(draft)?.template ?? draft.path}`
}

function addTypes(value: unknown, at: string, shape: Shape): void {
  addType(shape, at, value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
  if (Array.isArray(value)) for (const item of value) addTypes(item, `${at}[]`, shape)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) addTypes(item, `${at}.${name}`, shape)
}

function addType(shape: Shape, at: string, type: string): void {
  const seen = shape.get(at) ?? { types: new Set(), count: 0, objects: 0 }
  seen.types.add(type)
  seen.count += 1
  if (type === 'object') seen.objects += 1
  shape.set(at, seen)
}

function sharedOf(was: ByStatus, is: ByStatus): number[] {
  return [...was.keys()].filter((status) => is.has(status))
}

function compareStatuses(call: string, was: ByStatus, is: ByStatus): Change[] {
  const gone = [...was.keys()].filter((status) => !is.has(status))
  const come = [...is.keys()].filter((status) => !was.has(status))
  if (!gone.length && !come.length) return []
  const text = `${call} answers ${[...is.keys()].toSorted().join(', ')}, answered ${[...was.keys()].toSorted().join(', ')}`
  return [{ severity: 'retyped', text }]
}

function compareShapes(call: string, status: number, before: ByStatus, after: ByStatus): Change[] {
  const [was, is]: [Shape, Shape] = [before.get(status) ?? new Map(), after.get(status) ?? new Map()]
  return [...new Set<string>([...was.keys(), ...is.keys()])].toSorted().flatMap((at): Change[] => {
    const where = `${call} ${status} ${at || 'the body'}`
    const [old, now] = [typesAt(was, at), typesAt(is, at)]
    // Below what is empty or null on one side there is nothing to compare
    if (!old) return isKnown(was, at) ? [{ severity: 'added', text: `${where} was added` }] : []
    if (!now) return isKnown(is, at) ? [{ severity: 'removed', text: `${where} was removed` }] : []
    const news = now.filter((type) => !old.includes(type))
    if (!news.length) return []
    if (news.join() === missing) return [{ severity: 'removed', text: `${where} is missing in some` }]
    return [{ severity: 'retyped', text: `${where} is ${now.join(' or ')}, was ${old.join(' or ')}` }]
  })
}

const missing = 'nothing'

/** The types at a place, `nothing` among them where some rows lack it; undefined where none has it. */
function typesAt(shape: Shape, at: string): string[] | undefined {
  const seen = shape.get(at)
  const isSparse =
    seen && at.lastIndexOf('.') >= 0 && !at.endsWith('[]') && seen.count < objectsAround(shape, at)
  return seen && [...seen.types, ...(isSparse ? [missing] : [])].toSorted()
}

/** Whether the place around it holds anything. */
function isKnown(shape: Shape, at: string): boolean {
  return !at.endsWith('[]') && objectsAround(shape, at) > 0
}

function objectsAround(shape: Shape, at: string): number {
  return shape.get(at.replace(/(?:\[\]|\.[^.[\]]*)$/, ''))?.objects ?? 0
}
