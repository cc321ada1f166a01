import type { RequestRules } from '#sdk/requests.ts'
import { Refusal, invalid, refused } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { type Fields, parseFields } from '#mocks/handlers/request.ts'
import type { Problems } from '#mocks/handlers/rules.ts'
import { findProblems, queryProblems } from '#mocks/handlers/validate.ts'
import type { Reply } from '#mocks/scenarios/scenarios.ts'
import { DAY } from '#mocks/world/clock.ts'

const KEPT = 1000

/** The body of an assumed call when query and body are what the documents say; else the refusal is thrown. */
export function readRequest(call: Call, rules: RequestRules, template: string): unknown {
  const parameters = queryProblems(call.query, rules.query)
  if (Object.keys(parameters).length) throw new Refusal(invalid(parameters, call.language), 400)
  if (rules.isUpload && !call.upload) throw new Refusal(refused('noFile', call.language), 400)
  if (!rules.body) {
    // Nothing has to come; what comes must be readable
    if (call.text.trim()) parseFields(call)
    return undefined
  }
  const body = parseFields(call)
  const problems = { ...findProblems(body, rules.body), ...idProblem(template, body) }
  if (Object.keys(problems).length) throw new Refusal(invalid(problems, call.language), 422)
  return body
}

/** What is made has no id yet (ruling 66). */
function idProblem(template: string, { Id }: Fields): Problems {
  return template.endsWith('/insert/') && Id !== undefined && Id !== 0 ? { Id: 'notAChoice' } : {}
}

/** Answers the same key of the same caller as the first time, for 24 hours (ruling 54). Refusals are not kept. */
export function answerOnce(call: Call, operation: string, answer: () => Reply): Reply {
  const key = call.headers['idempotency-key']
  if (!key) return answer()
  const { answered } = call.state
  const name = `${operation}/${call.account?.id ?? 'guest'}/${key}`
  const now = call.world.clock()
  const known = answered.get(name)
  if (known && now - known.at < DAY) return known.reply
  const reply = answer()
  if (reply.status < 300) answered.set(name, { at: now, reply })
  const [oldest] = answered.keys()
  if (answered.size > KEPT && oldest !== undefined) answered.delete(oldest)
  return reply
}
