import type { BulkResult } from '#sdk'
import { getMessage } from '#mocks/data/texts.ts'
import { ErrorResponse } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'

/** Runs an action for each record and reports the result of each. */
export function runForEach(
  call: Call,
  ids: readonly number[],
  change: (id: number) => unknown,
): BulkResult[] {
  return ids.map((id, index) => {
    if (call.isHalfFailing && index % 2)
      return { id, success: false, message: getMessage('bulkFailed', call.language) }
    try {
      change(id)
      return { id, success: true, message: null }
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error
      const text = error.body.Messages?.[0]?.Message ?? getMessage('bulkFailed', call.language)
      return { id, success: false, message: text }
    }
  })
}
