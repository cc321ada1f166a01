import { listOperations, type ListedOperation, type OpenApiDocument, resolve, type SchemaObject } from './model.ts'

/** Names of the specification that are not snake_case. */
const asSpecified = new Set([
  'Id',
  'Messages',
  'Message',
  'contactUs',
  'followUs',
  'classGroup',
  'dueDate',
  'attachedFiles',
  'createdBy',
  'createdOn',
  'totalScore',
  'passScore',
  'maximumTrials',
  'course-id',
])

/** Fields with texts for people: they need examples in English and Arabic. */
const readable = new Set([
  'title',
  'description',
  'summary',
  'body',
  'biography',
  'name',
  'first_name',
  'last_name',
  'full_name',
  'reason',
  'cancel_reason',
  'answer_reason',
  'comment',
  'message',
  'text',
  'notes',
  'note',
])

const secret = /^(eyJ[\w-]{8,}|[A-Fa-f0-9]{32,}|sk_|pk_|AKIA|ghp_|Bearer )/

/** An operation that certainly has a name and responses. */
type NamedOperation = ListedOperation & Required<Pick<ListedOperation, 'operationId' | 'responses'>>

/**
 * Checks a document with our own rules.
 * @param isAssumed whether we designed its calls ourselves
 * @returns the problems found
 */
export function findRuleProblems(document: OpenApiDocument, isAssumed: boolean): string[] {
  const problems: string[] = []
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    walk(schema, name, (path, node) => problems.push(...findSchemaProblems(path, node, isAssumed)))
  if (isAssumed) problems.push(...findProvenanceProblems(document))
  for (const found of listOperations(document)) {
    // Redocly reports what is missing; the rules below go on without it
    const { operationId = `${found.method} ${found.path}`, responses = {} } = found
    const operation = { ...found, operationId, responses }
    problems.push(...findNameProblems(operation, isAssumed))
    const isOurs = operation.path === '/session'
    if (!operation.responses.default && !isOurs) problems.push(`${operation.operationId}: no default response`)
    if (isAssumed) problems.push(...findResponseProblems(operation, document), ...findBodyProblems(operation, document))
    walk(operation, operation.operationId, (path, node) => problems.push(...findSecretProblems(path, node)))
  }
  return problems
}

function findNameProblems({ operationId, path, method, parameters = [] }: NamedOperation, isAssumed: boolean): string[] {
  const problems: string[] = []
  const isPlain = /^(\/([a-z][a-z0-9_-]*|\{[a-z_]+\}))+\/$/.test(path) || (method === 'DELETE' && path.endsWith('/{id}'))
  if (isAssumed && !isPlain) problems.push(`${operationId}: the path ${path} is not in the style of the others`)
  for (const { name, in: location } of parameters)
    if (location === 'query' && !isSnake(name ?? '')) problems.push(`${operationId}: the parameter ${name} is not snake_case`)
  return problems
}

function findResponseProblems({ operationId, method, parameters = [], responses }: NamedOperation, document: OpenApiDocument): string[] {
  const problems: string[] = []
  const response = resolve(responses[200], document)
  const schema = response?.content?.['application/json']?.schema
  const isPage = schema?.allOf?.some(({ $ref }) => $ref === '#/components/schemas/Page')
  const isNamedList = /^list[A-Z]/.test(operationId)
  if (method === 'GET' && isNamedList && !isPage) problems.push(`${operationId}: a list returns a page`)
  const taken = new Set(parameters.map((entry) => entry.name ?? entry.$ref?.split('/').at(-1)))
  const lacking = [['PageNumber'], ['PageSize', 'RangeSize'], ['Search'], ['Ordering', 'ordering']].filter((names) => !names.some((name) => taken.has(name)))
  if (isPage && lacking.length) problems.push(`${operationId}: a list takes ${lacking.map(([name]) => name).join(' and ')} too`)
  if (!Object.keys(responses).some((status) => status.startsWith('4'))) problems.push(`${operationId}: no error response is declared`)
  return problems
}

/** A body needs an example of a whole payload, with its texts in both languages. */
function findBodyProblems({ operationId, requestBody }: NamedOperation, document: OpenApiDocument): string[] {
  const schema = requestBody?.content?.['application/json']?.schema
  if (!schema) return []
  const target = resolve(schema, document)
  if (!target?.examples?.length) return [`${operationId}: the body has no example of a whole payload`]
  const { examples } = target
  return [...listTexts(target, document)]
    .filter((name) => !isBoth(examples.map((example) => JSON.stringify(listValues(example, name))).join(' ')))
    .map((name) => `${operationId}: no example of a payload with ${name} in English and Arabic`)
}

/** Lists the fields of a payload that hold texts for people. */
function listTexts(schema: SchemaObject, document: OpenApiDocument): ReadonlySet<string> {
  const target = resolve(schema, document) ?? {}
  const inner = Object.entries(target.properties ?? {}).flatMap(([name, property]) =>
    isText(name, property) ? [name] : [...listTexts(property, document)],
  )
  return new Set([...inner, ...(target.items ? listTexts(target.items, document) : [])])
}

function listValues(example: unknown, name: string): unknown[] {
  if (typeof example !== 'object' || example === null) return []
  return Object.entries(example).flatMap(([key, value]) => (key === name ? [value] : listValues(value, name)))
}

/** Every schema of the assumed document needs x-provenance. */
function findProvenanceProblems(document: OpenApiDocument): string[] {
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, { 'x-provenance': provenance }]) =>
    (['status', 'source', 'basis'] as const).flatMap((key) => (provenance?.[key] ? [] : [`${name}: x-provenance.${key} is missing`])),
  )
}

function isText(name: string, { type, enum: choices }: SchemaObject): boolean {
  return [type].flat().includes('string') && readable.has(name) && !choices
}

function isBoth(text: string): boolean {
  return /[A-Za-z]/.test(text) && /[\u0600-\u06ff]/.test(text)
}

function findSchemaProblems(path: string, node: SchemaObject, isAssumed: boolean): string[] {
  const problems = findSecretProblems(path, node)
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    if (!isSnake(name)) problems.push(`${path}.${name}: not snake_case and not a name of the specification`)
    if (isAssumed && isText(name, property) && !isBoth((property.examples ?? []).join(' ')))
      problems.push(`${path}.${name}: no examples in English and Arabic`)
  }
  return problems
}

function findSecretProblems(path: string, node: SchemaObject): string[] {
  const values = [node.example, ...(Array.isArray(node.examples) ? node.examples : [])]
  return values.filter((value) => typeof value === 'string' && secret.test(value)).map(() => `${path}: an example looks like a secret`)
}

/** Visits each object in a part of a document, with the name of the schema or operation that it stands in. */
function walk(node: unknown, path: string, visit: (path: string, node: SchemaObject) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(path, node)
  for (const [key, value] of Object.entries(node)) walk(value, /^(allOf|oneOf|properties|items|\d+)$/.test(key) ? path : `${path}/${key}`, visit)
}

function isSnake(name: string): boolean {
  return asSpecified.has(name) || /^[a-z][a-z0-9_]*$/.test(name)
}
