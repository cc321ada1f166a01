import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ApiError } from '#sdk'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useIsSessionBack } from '#web/api/useFailure.ts'

/**
 * Shows the error of a form that belongs to no field.
 * @param error from `Form`: a text or a code
 */
export function FormError({ error }: { error: string | undefined }) {
  if (error === undefined) return null
  return error === 'session_expired' ? <SessionEnd error={error} /> : <Message error={error} />
}

/** The end of the session, until the person has signed in again over the form. */
function SessionEnd({ error }: { error: string }) {
  return useIsSessionBack() ? null : <Message error={error} />
}

function Message({ error }: { error: string }) {
  const styles = useStyles()
  const intl = useIntl()
  const messages = /^\w+$/.test(error) ? [] : error.split('\n')
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody className={styles.text}>
        {formatError(new ApiError({ status: 0, code: error, messages }), intl)}
      </MessageBarBody>
    </MessageBar>
  )
}

// One error per line
const useStyles = makeStyles({ text: { whiteSpace: 'pre-line' } })
