import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { BulkResult } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Status } from '#web/ui/Status.tsx'

interface BulkReportProps {
  results: readonly BulkResult[]
  getName: (id: number) => string
  onRetry: (ids: number[]) => void
  onClose: () => void
  isOpen: boolean
}

/** The result of a bulk action per record; failed ones can be retried. */
export function BulkReport({ results, getName, onRetry, onClose, isOpen }: BulkReportProps) {
  const styles = useStyles()
  const intl = useIntl()
  const failed = results.filter(({ success }) => !success)
  return (
    <Dialog isOpen={isOpen} title={intl.formatMessage({ id: 'resource.report' })} onClose={onClose}>
      <p role="status" className={styles.lead}>
        <FormattedMessage
          id="resource.report.text"
          values={{ done: results.length - failed.length, failed: failed.length }}
        />
      </p>
      <ul className={styles.list}>
        {results.map(({ id, success, message }) => (
          <li key={id} className={styles.line}>
            <bdi>{getName(id)}</bdi>
            <span>
              {success ? (
                <Status tone="good">
                  <FormattedMessage id="resource.report.done" />
                </Status>
              ) : (
                <Status tone="bad">{message ?? <FormattedMessage id="error.general" />}</Status>
              )}
            </span>
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <Button appearance="primary" onClick={() => onRetry(failed.map(({ id }) => id))}>
          <FormattedMessage id="resource.report.retry" values={{ count: failed.length }} />
        </Button>
      )}
    </Dialog>
  )
}

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, marginBlock: '16px', padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    paddingBlock: '10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
