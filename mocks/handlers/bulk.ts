import type { BulkResult } from '#sdk'
import { message } from '#mocks/data/texts.ts'
import { Refusal } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'

/** Does something for each record and says what became of each. */
export function runForEach(call: Call, ids: readonly number[], act: (id: number) => unknown): BulkResult[] {
  return ids.map((id, index) => {
    if (call.isHalfFailing && index % 2)
      return { id, success: false, message: message('bulkFailed', call.language) }
    try {
      act(id)
      return { id, success: true, message: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const text = error.body.Messages?.[0]?.Message ?? message('bulkFailed', call.language)
      return { id, success: false, message: text }
    }
  })
}
