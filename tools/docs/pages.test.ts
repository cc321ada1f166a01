import { expect, test } from 'vitest'
import { documentNames, readDocument } from '../../openapi/documents.ts'
import { listOperations } from '../../openapi/model.ts'
import { describeOrigins } from './describeOrigins.ts'
import { formatContents, formatPage } from './pages.ts'

test('the page of the contract lists the open questions of operations, with links, and of entities', async () => {
  const documents = await Promise.all(
    documentNames.map(async (name) => ({ name, document: await readDocument(name) })),
  )
  const page = formatContents(documents)
  const asked = documents.flatMap(({ document }) =>
    listOperations(document).filter((operation) => operation['x-open-question']),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const { operationId } of asked) expect(page).toContain(`/operation/${operationId}"`)
  const schemas = documents.flatMap(({ document }) => Object.entries(document.components?.schemas ?? {}))
  const unclear = schemas.filter(([, schema]) => schema['x-open-question'])
  expect(unclear.length).toBeGreaterThan(0)
  for (const [name] of unclear) expect(page).toContain(`Entity <code>${name}</code>`)
})

test('an operation, a schema and a property say where they come from and what is asked', () => {
  const provenance = { status: 'assumed', source: 'section 2', basis: 'Its call is not shown.' } as const
  const origin = '**assumed** (section 2). Its call is not shown.'
  const description = 'Lists tutors.'
  const question = { 'x-open-question': 'Is it paged?' }
  const document = {
    get: { 'x-provenance': provenance, ...question, description },
    Tutor: { properties: { rate: { 'x-provenance': provenance }, kept: { description } }, ...question },
  }
  expect(describeOrigins(document)).toMatchObject({
    get: { description: `${origin}\n\n> **Open question:** Is it paged?\n\n${description}` },
    Tutor: {
      description: '> **Open question:** Is it paged?',
      properties: { rate: { description: origin }, kept: { description } },
    },
  })
})

test('the page of a document holds it, so that it opens without a server', async () => {
  const page = formatPage({ name: 'a', document: { paths: {}, info: { title: '</script><b>' } } })
  expect(page).toContain('Redoc.init({"paths":{},"info":{"title":"\\u003c/script>\\u003cb>"}}')
})
