import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from './Notice.tsx'

interface FailureProps {
  /** The error text; a general sentence by default */
  text?: string
  isBusy?: boolean
  onRetry: () => void
}

/** An error in place of a block, with a retry; the rest of the page stays usable. */
export function Failure({ text, isBusy = false, onRetry }: FailureProps) {
  const intl = useIntl()
  return (
    <Notice seed="failure" role="alert" title={text ?? intl.formatMessage({ id: 'error.general' })}>
      <Button appearance="primary" disabledFocusable={isBusy} onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </Notice>
  )
}
