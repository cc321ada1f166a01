import type { RequestRules } from '#sdk/requests.ts'
import { ErrorResponse, buildFieldFailure, buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { type Fields, parseFields } from '#mocks/handlers/callValues.ts'
import type { Problems } from '#mocks/handlers/auth/rules.ts'
import { findProblems, findQueryProblems } from '#mocks/handlers/validate.ts'

/**
 * Validates query and body of an assumed call against the OpenAPI rules.
 * @returns the parsed body
 * @throws ErrorResponse with status 400 or 422
 */
export function validateRequest(call: Call, rules: RequestRules, template: string): unknown {
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
