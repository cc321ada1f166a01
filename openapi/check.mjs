// Lints the documents with Redocly's rules and our own, and checks the table in README.md.
// `node openapi/check.mjs` checks, `--write` rewrites the table.
import { readFile, writeFile } from 'node:fs/promises'
import { lint, loadConfig } from '@redocly/openapi-core'
import { names, operationsOf, readDocument, readPolicy } from './documents.mjs'
import { ruleProblems } from './rules.mjs'

const problems = []
const documents = await Promise.all(names.map(async (name) => ({ name, document: await readDocument(name) })))
const operations = documents.flatMap(({ name, document }) =>
  operationsOf(document).map((operation) => ({ ...operation, document: name })),
)

await lintWithRedocly()
checkOwnRules()
for (const { name, document } of documents) problems.push(...ruleProblems(document, name === 'assumed'))
await checkPolicy()
await checkReadme()

for (const problem of problems) console.error(problem)
console.log(`${operations.length} operations in ${names.length} documents, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0

async function lintWithRedocly() {
  const config = await loadConfig({ configPath: new URL('redocly.yaml', import.meta.url).pathname })
  for (const name of names) {
    const found = await lint({ ref: new URL(`${name}.yaml`, import.meta.url).pathname, config })
    for (const { ruleId, message, location } of found) {
      problems.push(`${name}.yaml ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`)
    }
  }
}

function checkOwnRules() {
  const seen = new Set()
  for (const { operationId, document, 'x-provenance': provenance = {} } of operations) {
    if (seen.has(operationId)) problems.push(`${operationId}: named twice`)
    seen.add(operationId)
    if (!/^[a-z][A-Za-z]+$/.test(operationId)) problems.push(`${operationId}: not camelCase`)
    for (const key of ['status', 'source', 'basis']) {
      if (!provenance[key]) problems.push(`${operationId}: x-provenance.${key} is missing`)
    }
    const allowed = document === 'assumed' ? ['assumed'] : ['documented', 'partial']
    if (!allowed.includes(provenance.status)) problems.push(`${operationId}: a ${provenance.status} call in ${document}.yaml`)
  }
}

async function checkPolicy() {
  const policy = await readPolicy()
  const api = new Set(operations.filter(({ document }) => document !== 'session').map(({ operationId }) => operationId))
  for (const id of api) if (!policy.operations[id]) problems.push(`policy.yaml: no settings for ${id}`)
  for (const [id, { invalidates = [] }] of Object.entries(policy.operations)) {
    if (!api.has(id)) problems.push(`policy.yaml: ${id} is not an operation`)
    for (const read of invalidates)
      if (!policy.operations[read]?.cache) problems.push(`policy.yaml: ${id} invalidates ${read}, which is not cached`)
  }
}

async function checkReadme() {
  const file = new URL('README.md', import.meta.url)
  const text = await readFile(file, 'utf8')
  const fresh = text.replace(/(<!-- provenance -->)[\s\S]*(<!-- \/provenance -->)/, (_, start, end) => `${start}\n${formatTable()}\n${end}`)
  if (text === fresh) return
  if (process.argv.includes('--write')) await writeFile(file, fresh)
  else problems.push('openapi/README.md: the provenance table is stale; run npm run generate')
}

function formatTable() {
  const rows = operations.map((operation) => {
    const { status, source, basis } = operation['x-provenance']
    return `| \`${operation.operationId}\` | ${operation.method} | \`${operation.path}\` | ${status} | ${source} | ${basis} |`
  })
  const questions = operations
    .filter((operation) => operation['x-open-question'])
    .map((operation) => `- \`${operation.operationId}\`: ${operation['x-open-question']}`)
  return [
    '| operation | method | path | status | source | basis |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Entities',
    '',
    'Entities that are not listed are used only by documented calls and are as the specification shows them.',
    '',
    '| schema | status | source | basis |',
    '|---|---|---|---|',
    ...formatEntities(),
    '',
    '## Open questions to the owners of the API',
    '',
    '- All calls: the wire names of the five headers are not shown; they are configuration (`API_HEADERS`).',
    '- All lists: which envelope a list has is not shown. Assumed ones answer `{success, data, total, page, page_size}` and take `page`,',
    '  `page_size`, `ordering` and `search`: ' + formatLists() + '.',
    ...questions,
  ].join('\n')
}

/** Lists the assumed operations that return pages. */
function formatLists() {
  const paged = operations.filter(({ document, parameters = [] }) => document === 'assumed' && parameters.some(({ $ref }) => $ref?.endsWith('/PageNumber')))
  return paged.map(({ operationId }) => `\`${operationId}\``).join(', ')
}

/** Formats a table row for each schema that has x-provenance. */
function formatEntities() {
  const schemas = Object.assign({}, ...documents.map(({ document }) => document.components?.schemas))
  return Object.entries(schemas)
    .filter(([, schema]) => schema['x-provenance'])
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { 'x-provenance': { status, source, basis } }]) => `| \`${name}\` | ${status} | ${source} | ${basis} |`)
}
