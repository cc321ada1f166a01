import { expect, test } from 'vitest'
import type { RequestRules } from '#sdk/requests.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { ErrorResponse } from '#mocks/handlers/responses.ts'
import { validateRequest } from '#mocks/handlers/validateRequest.ts'

const rules: RequestRules = {
  query: [{ name: 'id', required: true, schema: { type: 'integer' } }],
  body: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
}

/** Validates a call; the status and fields of its refusal. */
function validate(
  more: Partial<Call>,
  own: RequestRules = rules,
  template = '/courses/update/{id}/',
): unknown {
  // The members that the validation reads
  const call = { language: 'en', query: new URLSearchParams('id=1'), text: '', ...more } as unknown as Call
  try {
    return validateRequest(call, own, template)
  } catch (error) {
    if (!(error instanceof ErrorResponse)) throw error
    return [error.status, ...Object.keys(error.body.errors ?? {})]
  }
}

test('the body of a valid call is parsed', () => {
  expect(validate({ text: '{"name":"Sara"}' })).toEqual({ name: 'Sara' })
})

test.each<[string, Partial<Call>, unknown]>([
  ['a missing parameter', { query: new URLSearchParams(), text: '{"name":"Sara"}' }, [400, 'id']],
  ['a missing field', { text: '{}' }, [422, 'name']],
  ['a body that is not JSON', { text: '{' }, [400]],
])('%s is refused', (_, more, refusal) => {
  expect(validate(more)).toEqual(refusal)
})

test('a body that is not declared is optional, but must be JSON', () => {
  const { query } = rules
  expect(validate({ text: ' ' }, { query })).toBeUndefined()
  expect(validate({ text: '{"any":1}' }, { query })).toBeUndefined()
  expect(validate({ text: 'no' }, { query })).toEqual([400])
})

test('an upload needs its file', () => {
  const upload = { name: 'a.pdf', content_type: 'application/pdf', bytes: new Uint8Array() }
  expect(validate({}, { query: [], isUpload: true })).toEqual([400])
  expect(validate({ upload }, { query: [], isUpload: true })).toBeUndefined()
})

test.each([
  ['/courses/insert/', 0, { Id: 0, name: 'x' }],
  ['/courses/insert/', undefined, { name: 'x' }],
  ['/courses/insert/', 7, [422, 'Id']],
  ['/courses/update/{id}/', 7, { Id: 7, name: 'x' }],
])('a call of %s may have the Id %s: %j', (template, Id, outcome) => {
  expect(validate({ text: JSON.stringify({ Id, name: 'x' }) }, rules, template)).toEqual(outcome)
})
