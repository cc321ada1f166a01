import { ApiError } from '#sdk'
import type { IntlShape } from 'react-intl'
import { isolateText } from '#web/i18n/isolateText.ts'
import type { FieldChange } from './findChanges.ts'

/**
 * Creates the error of a form whose record another person has saved meanwhile. It names the changed fields, and the
 * values that saving would overwrite.
 * @param describe returns the value that the other person saved, as text
 * @param text names the `fields`; by default it speaks of another person
 * @see docs/decisions.md#edited-by-two
 */
export async function createChangeError(
  intl: IntlShape,
  changes: readonly FieldChange[],
  getLabel: (name: string) => string,
  describe: (name: string) => string | Promise<string>,
  text: MessageId = 'resource.elsewhere',
): Promise<ApiError> {
  const fields = intl.formatList(changes.map(({ name }) => getLabel(name)))
  const overwritten = changes.filter(({ isOverwritten }) => isOverwritten)
  const lines = overwritten.map(async ({ name }) =>
    intl.formatMessage(
      { id: 'resource.theirs' },
      { field: getLabel(name), value: isolateText(await describe(name)) },
    ),
  )
  return new ApiError({
    status: 409,
    code: 'changed-elsewhere',
    messages: [intl.formatMessage({ id: text }, { fields }), ...(await Promise.all(lines))],
  })
}
