import { ApiError } from '#sdk'
import type { IntlShape } from 'react-intl'

/**
 * Creates the error of a form whose record another person has saved meanwhile.
 * @param fields labels of the changed fields
 * @param lines further messages, one line each
 * @see docs/decisions.md#edited-by-two
 */
export function createChangeError(
  intl: IntlShape,
  fields: readonly string[],
  lines: readonly string[] = [],
): ApiError {
  return new ApiError({
    status: 409,
    code: 'changed-elsewhere',
    messages: [
      intl.formatMessage({ id: 'resource.elsewhere' }, { fields: intl.formatList(fields) }),
      ...lines,
    ],
  })
}
