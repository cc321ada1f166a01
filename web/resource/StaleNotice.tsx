import { Button } from '@fluentui/react-components'
import type { ApiError } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatOwnError } from '#web/api/formatError.ts'

interface StaleNoticeProps {
  error: ApiError
  isBusy: boolean
  onRetry: () => void
}

/** A notice above a list that could not be updated: why, as far as it is known, and a retry. */
export function StaleNotice({ error, isBusy, onRetry }: StaleNoticeProps) {
  const intl = useIntl()
  const [title, ...reasons] = formatOwnError(error, intl, intl.formatMessage({ id: 'ui.stale' })).split('\n')
  return (
    <p role="status" style={{ margin: 0, marginBottom: '12px' }}>
      {title} {reasons.length > 0 && <bdi>{reasons.join(' ')} </bdi>}
      <Button size="small" disabledFocusable={isBusy} onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </p>
  )
}
