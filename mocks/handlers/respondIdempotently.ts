import type { Call } from '#mocks/handlers/call.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const MAX_STORED_RESPONSES = 1000

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
