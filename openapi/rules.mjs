import { operationsOf } from './documents.mjs'

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

/**
 * Checks a document with our own rules.
 * @param isAssumed whether we designed its calls ourselves
 * @returns the problems found
 */
export function ruleProblems(document, isAssumed) {
  const problems = []
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    walk(schema, name, (path, node) => problems.push(...schemaProblems(path, node, isAssumed)))
  if (isAssumed) problems.push(...provenanceProblems(document))
  for (const found of operationsOf(document)) {
    // Redocly reports what is missing; the rules below go on without it
    const { operationId = `${found.method} ${found.path}`, responses = {} } = found
    const operation = { ...found, operationId, responses }
    problems.push(...nameProblems(operation, isAssumed))
    const isOurs = operation.path === '/session'
    if (!operation.responses.default && !isOurs) problems.push(`${operation.operationId}: no default response`)
    if (isAssumed) problems.push(...responseProblems(operation, document), ...bodyProblems(operation, document))
    walk(operation, operation.operationId, (path, node) => problems.push(...secretProblems(path, node)))
  }
  return problems
}

function nameProblems({ operationId, path, method, parameters = [] }, isAssumed) {
  const problems = []
  const isPlain = /^(\/([a-z][a-z0-9_-]*|\{[a-z_]+\}))+\/$/.test(path) || (method === 'DELETE' && path.endsWith('/{id}'))
  if (isAssumed && !isPlain) problems.push(`${operationId}: the path ${path} is not in the style of the others`)
  for (const { name, in: location } of parameters)
    if (location === 'query' && !isSnake(name)) problems.push(`${operationId}: the parameter ${name} is not snake_case`)
  return problems
}

function responseProblems({ operationId, method, parameters = [], responses }, document) {
  const problems = []
  const response = responses[200]?.$ref ? responseOf(responses[200].$ref, document) : responses[200]
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
function bodyProblems({ operationId, requestBody }, document) {
  const schema = requestBody?.content?.['application/json']?.schema
  if (!schema) return []
  const target = schema.$ref ? schemaOf(schema.$ref, document) : schema
  if (!target?.examples?.length) return [`${operationId}: the body has no example of a whole payload`]
  const texts = [...textsIn(target, document)]
  return texts
    .filter((name) => !isBoth(target.examples.map((example) => JSON.stringify(valuesOf(example, name))).join(' ')))
    .map((name) => `${operationId}: no example of a payload with ${name} in English and Arabic`)
}

/** Lists the fields of a payload that hold texts for people. */
function textsIn(schema, document) {
  const target = (schema.$ref ? schemaOf(schema.$ref, document) : schema) ?? {}
  const inner = Object.entries(target.properties ?? {}).flatMap(([name, property]) =>
    isText(name, property) ? [name] : [...textsIn(property, document)],
  )
  return new Set([...inner, ...(target.items ? textsIn(target.items, document) : [])])
}

function valuesOf(example, name) {
  if (typeof example !== 'object' || example === null) return []
  return Object.entries(example).flatMap(([key, value]) => (key === name ? [value] : valuesOf(value, name)))
}

/** Every schema of the assumed document needs x-provenance. */
function provenanceProblems(document) {
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, { 'x-provenance': provenance }]) =>
    ['status', 'source', 'basis'].flatMap((key) => (provenance?.[key] ? [] : [`${name}: x-provenance.${key} is missing`])),
  )
}

function isText(name, { type, enum: choices }) {
  return [type].flat().includes('string') && readable.has(name) && !choices
}

function isBoth(text) {
  return /[A-Za-z]/.test(text) && /[\u0600-\u06ff]/.test(text)
}

function schemaProblems(path, node, isAssumed) {
  const problems = secretProblems(path, node)
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    if (!isSnake(name)) problems.push(`${path}.${name}: not snake_case and not a name of the specification`)
    if (isAssumed && isText(name, property) && !isBoth((property.examples ?? []).join(' ')))
      problems.push(`${path}.${name}: no examples in English and Arabic`)
  }
  return problems
}

function secretProblems(path, node) {
  const values = [node.example, ...(Array.isArray(node.examples) ? node.examples : [])]
  return values.filter((value) => typeof value === 'string' && secret.test(value)).map(() => `${path}: an example looks like a secret`)
}

function walk(node, path, visit) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(path, node)
  for (const [key, value] of Object.entries(node)) walk(value, /^(allOf|oneOf|properties|items|\d+)$/.test(key) ? path : `${path}/${key}`, visit)
}

function isSnake(name) {
  return asSpecified.has(name) || /^[a-z][a-z0-9_]*$/.test(name)
}

function schemaOf(ref, document) {
  return document.components?.schemas?.[ref.split('/').at(-1)]
}

function responseOf(ref, document) {
  return document.components?.responses?.[ref.split('/').at(-1)]
}
