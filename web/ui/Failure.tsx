import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from './Notice.tsx'

interface FailureProps {
  /** What failed in words, else the general sentence */
  text?: string
  isBusy?: boolean
  onRetry: () => void
}

/** A block that could not be read: the rest of the page lives, and it may be tried again. */
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
