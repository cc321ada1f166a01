import { expect, test } from 'vitest'
import { names, readDocument } from '../../openapi/documents.ts'
import { listOperations } from '../../openapi/model.ts'
import { addProvenance } from './addProvenance.ts'
import { formatContents } from './pages.ts'

test('the page of the contract lists each open question, with a link to its operation', async () => {
  const documents = await Promise.all(
    names.map(async (name) => ({ name, document: await readDocument(name) })),
  )
  const page = formatContents(documents)
  const asked = documents.flatMap(({ document }) =>
    listOperations(document).filter((operation) => operation['x-open-question']),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const { operationId } of asked) expect(page).toContain(`/operation/${operationId}"`)
})

test('an operation says where it comes from and what is asked before what it does', () => {
  const provenance = { status: 'assumed', source: 'section 2', basis: 'Its call is not shown.' } as const
  expect(addProvenance('Lists tutors.', provenance, 'Is it paged?')).toBe(
    '**assumed** (section 2). Its call is not shown.\n\n> **Open question:** Is it paged?\n\nLists tutors.',
  )
  expect(addProvenance(undefined, provenance)).toBe('**assumed** (section 2). Its call is not shown.')
})
