import { makeStyles } from '@fluentui/react-components'
import type { Cancellation } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import { formatDateTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFormats } from './formats.ts'

/** The refund and losses of a cancellation, read from the API before the confirmation. */
export function CancellationView({ of }: { of: Query<{ data: Cancellation }> }) {
  const styles = useStyles()
  const intl = useIntl()
  const [seen, setSeen] = useState<Cancellation>()
  // Not asked again once it is read: after the cancellation, which revalidates all lists, it would be refused
  const { data, error, isValidating, mutate } = useQuery(seen ? null : of, { keepPreviousData: false })
  if (data && !isValidating && !seen) setSeen(data.data)
  if (seen) return <Consequences of={seen} />
  if (error && !data)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className={styles.skeleton} />
  return <Consequences of={data.data} />
}

function Consequences({ of }: { of: Cancellation }) {
  const styles = useStyles()
  const viewer = useViewer()
  const { day } = useFormats()
  return (
    <ul className={styles.list}>
      {of.refund_until !== null && (
        <li>
          <FormattedMessage
            id="resource.cancellation.refund"
            values={{
              amount: (
                <strong>
                  <Money amount={of.refund_amount} currency={of.currency} />
                </strong>
              ),
              count: of.classes_refunded,
              day: day(of.refund_until),
            }}
          />
        </li>
      )}
      {of.refund_until === null && of.classes_to_reschedule + of.classes_added === 0 && (
        <li>
          <FormattedMessage
            id="resource.cancellation.noRefund"
            values={{ count: of.classes_refunded + of.classes_lost }}
          />
        </li>
      )}
      {of.classes_to_reschedule > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.owed" values={{ count: of.classes_to_reschedule }} />
        </li>
      )}
      {of.classes_added > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.added" values={{ count: of.classes_added }} />
        </li>
      )}
      {of.classes_lost > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.lost" values={{ count: of.classes_lost }} />
        </li>
      )}
      {of.classes_held > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.held" values={{ count: of.classes_held }} />
        </li>
      )}
      {of.free_until !== null && (
        <li>
          <FormattedMessage
            id="resource.cancellation.until"
            values={{ time: formatDateTime(of.free_until, viewer) }}
          />
        </li>
      )}
    </ul>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '64px' },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
})
