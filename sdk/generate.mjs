// Writes sdk/generated from openapi/. With --check nothing is written and stale files fail.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { messageIds } from './messageIds.mjs'
import { names, operationsOf, readDocument, readPolicy } from '../openapi/documents.mjs'

const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'
/** Names that browsers give to types of their own. */
const renamed = {
  Event: 'TutorEvent',
  File: 'StoredFile',
  Notification: 'ServerNotification',
  Option: 'QuestionOption',
}

const folder = new URL('generated/', import.meta.url)
const isCheck = process.argv.includes('--check')
const documents = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await readDocument(name)])),
)

await mkdir(folder, { recursive: true })
const stale = []
for (const name of names) {
  const types = astToString(await openapiTS(withoutServerErrors(documents[name]), { alphabetize: false }))
  await emit(`${name}.d.ts`, banner + types)
}
await emit('operations.ts', await operationsTable())
await emit('requests.ts', requestsTable())
await emit('responses.ts', responsesTable())
await emit('entities.ts', entityTypes())
await emit('../../web/i18n/messages.d.ts', await messageIds())
if (stale.length) {
  console.error(`stale: ${stale.join(', ')}; run npm run generate`)
  process.exitCode = 1
}

/** Returns a copy without default responses: the client throws them, and they would widen every type. */
function withoutServerErrors(document) {
  const copy = JSON.parse(JSON.stringify(document))
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) if (operation.responses) delete operation.responses.default
  delete copy.components?.responses?.ServerError
  return copy
}

async function operationsTable() {
  const policy = await readPolicy()
  const rows = ['documented', 'assumed'].flatMap((name) =>
    operationsOf(documents[name]).map((operation) => ({
      id: operation.operationId,
      method: operation.method,
      template: operation.path,
      provenance: operation['x-provenance'].status,
      content: Object.keys(resolve(documents[name], operation.requestBody)?.content ?? {}),
      ...policy.defaults,
      ...policy.operations[operation.operationId],
      // What distinguishes one shared response from another
      ...(policy.operations[operation.operationId]?.cache && {
        query: listQueryNames(operation, documents[name]),
      }),
    })),
  )
  return `${banner}import type { Operation } from '../operations.ts'\n\nexport const operations: readonly Operation[] = ${JSON.stringify(rows, null, 2)}\n`
}

function listQueryNames(operation, document) {
  return (operation.parameters ?? [])
    .map((entry) => resolve(document, entry))
    .filter((entry) => entry.in === 'query')
    .map(({ name }) => name)
}

function requestsTable() {
  // The mocks still check a call that a recording has confirmed
  const promoted = operationsOf(documents.documented).filter(
    (operation) => operation['x-provenance'].confirmed_by,
  )
  const all = [
    ...operationsOf(documents.assumed).map((operation) => [operation, documents.assumed]),
    ...promoted.map((operation) => [operation, documents.documented]),
  ]
  const others = operationsOf(documents.documented)
    .filter((operation) => !operation['x-provenance'].confirmed_by)
    .map((operation) => [operation, documents.documented])
  return [
    `${banner}import type { RequestRules } from '../requests.ts'\n`,
    formatTable('requests', 'RequestRules', all.map(describeRequest)),
    formatTable('documentedRequests', 'RequestRules', others.map(describeRequest)),
  ].join('')
}

function describeRequest([operation, document]) {
  const content = resolve(document, operation.requestBody)?.content ?? {}
  const parameters = (operation.parameters ?? []).map((entry) => resolve(document, entry))
  const query = parameters.filter((entry) => entry.in === 'query')
  return [
    operation.operationId,
    {
      query: query.map(({ name, required = false, schema }) => ({
        name,
        required,
        schema: inline(schema, document),
      })),
      ...fieldsOf(operation, document),
      ...(content['application/json'] && { body: inline(content['application/json'].schema, document) }),
      ...(content['multipart/form-data'] && { isUpload: true }),
      ...(parameters.some((entry) => entry.name === 'Idempotency-Key') && { isOnce: true }),
    },
  ]
}

/** Lists the fields of a page's row that are single values; a list may be ordered by them. */
function fieldsOf(operation, document) {
  const schema = resolve(document, operation.responses[200])?.content?.['application/json']?.schema
  const page = schema?.allOf?.find((part) => part.properties?.data?.items)
  if (!page) return {}
  const properties = propertiesOf(page.properties.data.items, document)
  return { fields: Object.keys(properties).filter((name) => isPlain(properties[name], document)) }
}

function isPlain(node, document) {
  const { type, oneOf } = resolve(document, node)
  if (oneOf) return oneOf.every((part) => isPlain(part, document))
  return type !== undefined && ![type].flat().some((one) => one === 'object' || one === 'array')
}

function propertiesOf(node, document) {
  const { properties, allOf = [] } = resolve(document, node)
  return Object.assign({}, ...allOf.map((part) => propertiesOf(part, document)), properties)
}

/** Returns a schema without references, descriptions, examples and provenance. */
function inline(node, document) {
  const schema = { ...resolve(document, node) }
  for (const key of ['description', 'examples', 'x-provenance']) delete schema[key]
  if (schema.items) schema.items = inline(schema.items, document)
  if (schema.properties)
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, inline(property, document)]),
    )
  return schema
}

/** Builds the schemas of the JSON responses; references stay, because entities share and repeat others. */
function responsesTable() {
  const schemas = {}
  const rows = ['documented', 'assumed'].flatMap((name) => {
    const document = documents[name]
    for (const [key, schema] of Object.entries(document.components.schemas)) schemas[key] = bare(schema)
    return operationsOf(document).map((operation) => {
      const statuses = Object.entries(operation.responses).flatMap(([status, response]) => {
        const schema = resolve(document, response)?.content?.['application/json']?.schema
        return schema ? [[status, bare(schema)]] : []
      })
      return [operation.operationId, Object.fromEntries(statuses)]
    })
  })
  return [
    `${banner}import type { ResponseSchema } from '../responses.ts'\n`,
    formatTable('schemas', 'ResponseSchema', Object.entries(schemas)),
    formatTable('responses', 'Readonly<Record<string, ResponseSchema>>', rows),
  ].join('')
}

function formatTable(name, type, entries) {
  const lines = entries.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `\nexport const ${name}: Readonly<Record<string, ${type}>> = {\n${lines.join('')}}\n`
}

/** Returns a schema with the names of its references, and without descriptions, examples and our own members. */
function bare(node) {
  if (Array.isArray(node)) return node.map(bare)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(
    ([key, value]) =>
      !(
        key.startsWith('x-') ||
        (key === 'description' && typeof value === 'string') ||
        (key === 'examples' && Array.isArray(value))
      ),
  )
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === '$ref' ? value.split('/').at(-1) : bare(value)]),
  )
}

/** Builds a type for each schema of the API. */
function entityTypes() {
  const schemas = new Set(
    ['documented', 'assumed'].flatMap((name) => Object.keys(documents[name].components.schemas)),
  )
  const lines = [...schemas]
    .toSorted()
    .map((name) => `export type ${renamed[name] ?? name} = Schemas['${name}']\n`)
  return `${banner}import type { components as Assumed } from './assumed.d.ts'
import type { components as Documented } from './documented.d.ts'

type Schemas = Documented['schemas'] & Assumed['schemas']

${lines.join('')}`
}

/** Follows a reference inside the document. */
function resolve(document, node) {
  if (!node?.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key.replaceAll('~1', '/')], document)
}

async function emit(name, text) {
  const file = new URL(name, folder)
  const old = await readFile(file, 'utf8').catch(() => undefined)
  if (old === text) return
  if (isCheck) stale.push(fileURLToPath(file))
  else await writeFile(file, text)
}
