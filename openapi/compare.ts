import { compareSchemas, type Side } from './compareSchemas.ts'
import { createMajor, createMinor, type Change } from './change.ts'
import {
  flattenContent,
  flattenParameters,
  type FlatContent,
  type FlatParameter,
} from './flatten.ts'
import {
  listOperations,
  resolve,
  type ListedOperation,
  type MessageObject,
  type OpenApiDocument,
} from './model.ts'

/**
 * Lists the changes between two versions of a document. A change is major when a correct client may now fail: its
 * request is rejected, or what it reads is missing or has another type.
 */
export function compare(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes: Change[] = []
  const old = groupByCall(before)
  const now = groupByCall(after)
  for (const [call, operation] of old) {
    const next = now.get(call)
    if (!next) changes.push(createMajor(`${call} was removed`))
    else changes.push(...compareOperations(call, [operation, before], [next, after]))
  }
  for (const call of now.keys()) if (!old.has(call)) changes.push(createMinor(`${call} was added`))
  return changes
}

type OperationInDocument = readonly [operation: ListedOperation, document: OpenApiDocument]

function compareOperations(call: string, old: OperationInDocument, next: OperationInDocument): Change[] {
  return [
    ...compareParameters(call, flattenParameters(...old), flattenParameters(...next)),
    ...compareBodies(call, flattenContent(old[0].requestBody, old[1]), flattenContent(next[0].requestBody, next[1])),
    ...compareResponses(call, old, next),
  ]
}

function compareResponses(call: string, [old, before]: OperationInDocument, [next, after]: OperationInDocument): Change[] {
  const changes = Object.entries(old.responses ?? {}).flatMap(([status, response]) => {
    const current = next.responses?.[status]
    const where = `${call} ${status}`
    if (!current) return [createMajor(`${where} is answered no more`)]
    return [
      ...compareHeaders(where, resolve(response, before), resolve(current, after)),
      ...compareContents(where, flattenContent(response, before), flattenContent(current, after), 'response'),
    ]
  })
  const added = Object.keys(next.responses ?? {}).filter((status) => !old.responses?.[status])
  return [...changes, ...added.map((status) => createMinor(`${call} ${status} is answered now`))]
}

type FlatParameters = ReadonlyMap<string, FlatParameter>

function compareParameters(call: string, old: FlatParameters, next: FlatParameters): Change[] {
  const added = [...next].flatMap(([name, { required }]) => {
    if (old.has(name)) return []
    return [required ? createMajor(`${call} needs the parameter ${name}`) : createMinor(`${call} takes the parameter ${name}`)]
  })
  const kept = [...old].flatMap(([name, { required, schema }]) => {
    const parameter = next.get(name)
    if (!parameter) return [createMajor(`${call} takes the parameter ${name} no more`)]
    const needed = parameter.required && !required ? [createMajor(`${call} needs the parameter ${name}`)] : []
    return [...needed, ...compareSchemas(`${call} ?${name}`, schema, parameter.schema, 'request')]
  })
  return [...added, ...kept]
}

function compareBodies(call: string, old: FlatContent | undefined, next: FlatContent | undefined): Change[] {
  if (!old && !next) return []
  if (!old) return [createMajor(`${call} takes a body now`)]
  if (!next) return [createMajor(`${call} takes a body no more`)]
  const needed = next.required && !old.required ? [createMajor(`${call} needs its body now`)] : []
  return [...needed, ...compareContents(`${call} body`, old, next, 'request')]
}

function compareContents(
  where: string,
  old: FlatContent | undefined,
  next: FlatContent | undefined,
  side: Side,
): Change[] {
  if (!old || !next)
    return old === next ? [] : [createMajor(`${where} has ${next ? 'content now' : 'no content any more'}`)]
  const gone = old.media.filter((type) => !next.media.includes(type))
  return [
    ...gone.map((type) => createMajor(`${where} is no ${type} any more`)),
    ...compareSchemas(where, old.schema, next.schema, side),
  ]
}

function compareHeaders(where: string, old: MessageObject = {}, next: MessageObject = {}): Change[] {
  const gone = Object.keys(old.headers ?? {}).filter((name) => !next.headers?.[name])
  return gone.map((name) => createMajor(`${where} has the header ${name} no more`))
}

function groupByCall(document: OpenApiDocument): ReadonlyMap<string, ListedOperation> {
  return new Map(
    listOperations(document).map((operation) => [`${operation.method} ${operation.path}`, operation]),
  )
}
