import type { RequestRules } from '#sdk/requests.ts'
import { ErrorResponse, buildFieldFailure, buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { type Fields, parseFields } from '#mocks/handlers/request.ts'
import type { Problems } from '#mocks/handlers/rules.ts'
import { findProblems, findQueryProblems } from '#mocks/handlers/validate.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import { DAY } from '#mocks/world/clock.ts'

const MAX_STORED_RESPONSES = 1000

/** The body of an assumed call when query and body are what the documents say; else the refusal is thrown. */
export function readRequest(call: Call, rules: RequestRules, template: string): unknown {
  const parameters = findQueryProblems(call.query, rules.query)
  if (Object.keys(parameters).length)
    throw new ErrorResponse(buildFieldFailure(parameters, call.language), 400)
  if (rules.isUpload && !call.upload) throw new ErrorResponse(buildFailure('noFile', call.language), 400)
  if (!rules.body) {
    // Nothing has to come; what comes must be readable
    if (call.text.trim()) parseFields(call)
    return undefined
  }
  const body = parseFields(call)
  const problems = { ...findProblems(body, rules.body), ...findIdProblem(template, body) }
  if (Object.keys(problems).length) throw new ErrorResponse(buildFieldFailure(problems, call.language), 422)
  return body
}

/** What is made has no id yet (ruling 66). */
function findIdProblem(template: string, { Id }: Fields): Problems {
  return template.endsWith('/insert/') && Id !== undefined && Id !== 0 ? { Id: 'notAChoice' } : {}
}

/** Answers the same key of the same caller as the first time, for 24 hours (ruling 54). Refusals are not kept. */
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
