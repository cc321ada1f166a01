import { listOperations } from '../../openapi/model.ts'
import { apiNames, banner, type Documents } from './documents.ts'

/** Formats `callers.ts` of the mocks: who may make a call, where the contract says so. */
export function formatCallers(documents: Documents): string {
  const rows = apiNames
    .flatMap((name) => listOperations(documents[name]))
    .flatMap(({ operationId, 'x-callers': callers }) =>
      callers ? [`  ${operationId}: ${JSON.stringify(callers)},\n`] : [],
    )
  return `${banner}import type { OperationId } from '#mocks/handlers/responses.ts'
import type { Category } from '#mocks/world/records.ts'

export const callers: { readonly [Id in OperationId]?: readonly Category[] } = {
${rows.join('')}}
`
}
