import type { Call } from '#mocks/handlers/call.ts'
import { throwFieldErrors } from '#mocks/handlers/responses.ts'

/** Forms choose minutes: the one that runs is still to come. */
const MINUTE = 60_000

/**
 * Throws a 422 for a field whose time has passed, unless the record had it before.
 * @param times milliseconds since the epoch; `before` is that of an existing record
 */
export function requireTimeToCome(call: Call, field: string, times: { time: number; before?: number }): void {
  const { time, before } = times
  if (time !== before && time + MINUTE <= call.world.clock()) throwFieldErrors(call, { [field]: 'timePast' })
}
