import { draftFrom, type Draft } from '#bff/fixtures/draft.ts'
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
  return entries.filter((entry) => callOf(draftFrom(entry)) === call).length
}

function compareCounts(call: string, was: number, is: number): Change[] {
  if (was === is) return []
  return [{ severity: is < was ? 'removed' : 'added', text: `${call} is recorded ${is} times, was ${was}` }]
}

/** Types that were seen at each place of an answer, by call and status. */
type Shapes = Map<string, Map<number, Map<string, Set<string>>>>
type ByStatus = Map<number, Map<string, Set<string>>>

function shapesOf({ log: { entries } }: Fixture): Shapes {
  const shapes: Shapes = new Map()
  for (const draft of entries.map(draftFrom)) {
    const byStatus: ByStatus = shapes.get(callOf(draft)) ?? new Map()
    const shape = byStatus.get(draft.status) ?? new Map<string, Set<string>>()
    if (draft.answer.kind === 'json') addTypes(draft.answer.value, '', shape)
    else addType(shape, '', draft.answer.kind)
    shapes.set(callOf(draft), byStatus.set(draft.status, shape))
  }
  return shapes
}

function callOf(draft: Draft): string {
  return `${draft.method} ${operationOf(draft)?.template ?? draft.path}`
}

function addTypes(value: unknown, at: string, shape: Map<string, Set<string>>): void {
  addType(shape, at, value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
  if (Array.isArray(value)) for (const item of value) addTypes(item, `${at}[]`, shape)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) addTypes(item, `${at}.${name}`, shape)
}

function addType(shape: Map<string, Set<string>>, at: string, type: string): void {
  shape.set(at, (shape.get(at) ?? new Set()).add(type))
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
  const [was, is] = [before.get(status) ?? new Map(), after.get(status) ?? new Map()]
  return [...new Set<string>([...was.keys(), ...is.keys()])].toSorted().flatMap((at): Change[] => {
    const where = `${call} ${status} ${at || 'the body'}`
    const [old, now] = [was.get(at), is.get(at)]
    // Below what is empty or null on one side there is nothing to compare
    if (!old) return isKnown(was, at) ? [{ severity: 'added', text: `${where} was added` }] : []
    if (!now) return isKnown(is, at) ? [{ severity: 'removed', text: `${where} was removed` }] : []
    const [types, others] = [typesOf(old), typesOf(now)]
    return others.every((type) => types.includes(type))
      ? []
      : [{ severity: 'retyped', text: `${where} is ${others.join(' or ')}, was ${types.join(' or ')}` }]
  })
}

/** Whether the place around it holds anything. */
function isKnown(shape: Map<string, Set<string>>, at: string): boolean {
  const around = at.replace(/(?:\[\]|\.[^.[\]]*)$/, '')
  return !at.endsWith('[]') && (shape.get(around)?.has('object') ?? false)
}

function typesOf(types: Set<string>): string[] {
  return [...types].toSorted()
}
