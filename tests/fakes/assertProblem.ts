import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Ajv2020 } from '@redocly/ajv/dist/2020.js'
import { parse } from 'yaml'

const schema = parse(readFileSync(new URL('../../openapi/schemas/Problem.yaml', import.meta.url), 'utf8'))
// A bug of the BFF, which clients cannot count on
schema.properties.code.enum.push('internal_error')
const validate = new Ajv2020({ strict: false }).compile({ ...schema, additionalProperties: false })

/**
 * Asserts that a problem document of the BFF is what its schema and RFC 9457 say, and that no cache keeps it.
 * Responses of other types pass, and 599, by which the replay tells testers that a recording lacks a call.
 */
export function assertProblem({
  status,
  headers,
  text,
  isComplete,
}: {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly isComplete: boolean
}): void {
  const isOwn = headers['content-type'] === 'application/problem+json' && status !== 599
  if (!isOwn || !isComplete || text === '') return
  const problem = JSON.parse(text) as Record<string, unknown> // The schema says the rest
  const isValid: boolean = validate(problem)
  assert.ok(isValid, `${text} ${JSON.stringify(validate.errors)}`)
  assert.deepEqual(
    [problem.status, problem.type, headers['cache-control']],
    [status, `urn:problem:${problem.code}`, 'no-store'],
  )
  assert.equal(problem.request_id, headers['x-request-id'])
}
