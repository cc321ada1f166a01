// Writes sdk/generated and what the mocks and web take from openapi/ and the texts. With --check nothing is written and stale
// files fail.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { languages } from '#sdk/language.ts'
import { documentNames, readDocument, readPolicy } from '../../openapi/documents.ts'
import { formatCallers } from './callersTable.ts'
import { banner, type Documents } from './documents.ts'
import { formatEntityTypes } from './entityTypes.ts'
import { formatHandlers } from './handlersTable.ts'
import { formatListPages } from './listPages.ts'
import { formatMenuTexts } from './menuTexts.ts'
import { formatMessageIds } from './messageIds.ts'
import { formatOperations } from './operationsTable.ts'
import { formatPlainPages } from './plainPages.ts'
import { formatPublicPaths } from './publicPaths.ts'
import { formatRequests } from './requestsTable.ts'
import { formatResponses } from './responsesTable.ts'

const folder = new URL('../../sdk/generated/', import.meta.url)
const isCheck = process.argv.includes('--check')
const stale: string[] = []

const [documented, assumed, session] = await Promise.all(documentNames.map(readDocument))
if (!documented || !assumed || !session) throw new Error('A document of openapi/ is missing')
const documents: Documents = { documented, assumed, session }

for (const name of documentNames) await emit(`${name}.d.ts`, await formatTypes(documents[name]))
const policy = await readPolicy()
await emit('operations.ts', formatOperations(documents, policy))
await emit('requests.ts', formatRequests(documents))
await emit('responses.ts', formatResponses(documents))
await emit('entities.ts', formatEntityTypes(documents))
await emit('../../mocks/generated/callers.ts', formatCallers(documents))
await emit('../../mocks/generated/handlers.ts', await formatHandlers(documents))
await emit('../../web/domain/session/generated/publicPaths.ts', formatPublicPaths(documents, policy))
await emit('../../web/app/routing/generated/listPages.ts', formatListPages())
await emit('../../web/app/routing/generated/plainPages.ts', formatPlainPages())
for (const language of languages)
  await emit(`../../web/i18n/${language}/menu.json`, await formatMenuTexts(language))
await emit('../../web/i18n/messages.d.ts', await formatMessageIds())
if (stale.length) {
  console.error(`stale: ${stale.join(', ')}; run npm run generate`)
  process.exitCode = 1
}

/** Formats the types of a document without its default responses: the client throws those, and they would widen every type. */
async function formatTypes(document: object): Promise<string> {
  // The generator is given the document as it was parsed, less what is taken out
  const copy = JSON.parse(JSON.stringify(document))
  for (const item of Object.values<Record<string, { responses?: { default?: unknown } }>>(copy.paths))
    for (const operation of Object.values(item)) delete operation.responses?.default
  delete copy.components?.responses?.ServerError
  return banner + astToString(await openapiTS(copy, { alphabetize: false }))
}

async function emit(name: string, text: string): Promise<void> {
  const file = new URL(name, folder)
  const old = await readFile(file, 'utf8').catch(() => undefined)
  if (old === text) return
  if (isCheck) stale.push(fileURLToPath(file))
  else {
    await mkdir(new URL('./', file), { recursive: true })
    await writeFile(file, text)
  }
}
