import { expect, test } from 'vitest'
import { documentNames, readDocument, readPolicy } from '../../../openapi/documents.ts'
import { listOperations } from '../../../openapi/model.ts'

test.each(documentNames)('the document %s is read without references to other files', async (name) => {
  const document = await readDocument(name)
  expect(listOperations(document)).not.toHaveLength(0)
  expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/)
})

test('the policy is read by operation', async () => {
  expect((await readPolicy()).operations?.signIn).toMatchObject({ who: 'public', limit: 'sign_in' })
})
