import { ApiError } from '#sdk'
import type { IntlShape } from 'react-intl'

/**
 * Replaces the 404 of a save by an error that says that the record was deleted; other errors stay.
 * @see docs/decisions.md#edited-by-two
 */
export function explainDeletion(error: unknown, intl: IntlShape): unknown {
  if (!(error instanceof ApiError) || error.status !== 404) return error
  return new ApiError({
    status: 404,
    code: 'deleted-elsewhere',
    messages: [intl.formatMessage({ id: 'resource.deleted' })],
  })
}
