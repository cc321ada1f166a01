import type { RequestRules } from '#sdk/requests.ts'
import { ErrorResponse, buildFieldFailure, buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { type Fields, parseFields } from '#mocks/handlers/request.ts'
import type { Problems } from '#mocks/handlers/auth/rules.ts'
import { findProblems, findQueryProblems } from '#mocks/handlers/validate.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const MAX_STORED_RESPONSES = 1000

/**
 * Validates query and body of an assumed call against the OpenAPI rules.
 * @returns the parsed body
 * @throws ErrorResponse with status 400 or 422
 */
export function readRequest(call: Call, rules: RequestRules, template: string): unknown {
  const parameters = findQueryProblems(call.query, rules.query)
  if (Object.keys(parameters).length)
    throw new ErrorResponse(buildFieldFailure(parameters, call.language), 400)
  if (rules.isUpload && !call.upload) throw new ErrorResponse(buildFailure('noFile', call.language), 400)
  if (!rules.body) {
    // A body is optional, but must be valid JSON
    if (call.text.trim()) parseFields(call)
    return undefined
  }
  const body = parseFields(call)
  const problems = { ...findProblems(body, rules.body), ...findIdProblem(template, body) }
  if (Object.keys(problems).length) throw new ErrorResponse(buildFieldFailure(problems, call.language), 422)
  return body
}

/** Requires `Id` 0 in insert calls (docs/decisions.md#records). */
function findIdProblem(template: string, { Id }: Fields): Problems {
  return template.endsWith('/insert/') && Id !== undefined && Id !== 0 ? { Id: 'notAChoice' } : {}
}

/**
 * Returns the stored response to a repeated idempotency key of the same caller for 24 hours. Errors are not
 * stored.
 */
export function respondIdempotently(
  call: Call,
  operation: string,
  respond: () => MockResponse,
): MockResponse {
  const key = call.headers['idempotency-key']
  if (!key) return respond()
  const { storedResponses } = call.state
  const name = `${operation}/${call.account?.id ?? 'guest'}/${key}`
  const now = call.world.clock()
  const known = storedResponses.get(name)
  if (known && now - known.at < DAY) return known.response
  const response = respond()
  if (response.status < 300) storedResponses.set(name, { at: now, response })
  const [oldest] = storedResponses.keys()
  if (storedResponses.size > MAX_STORED_RESPONSES && oldest !== undefined) storedResponses.delete(oldest)
  return response
}
