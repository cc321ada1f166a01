import { Button } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'

/** A notice above a list that could not be updated, with a retry. */
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
