import { Button } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'

/** Says above a list that it could not be updated, and offers to try again. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" style={{ margin: 0, marginBottom: '12px' }}>
      <FormattedMessage id="resource.stale" />{' '}
      <Button size="small" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </p>
  )
}
