import { makeStyles } from '@fluentui/react-components'
import type { Cancellation } from '#sdk'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import { formatDateTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFormats } from './formats.ts'

interface CancellationViewProps {
  query: Query<{ data: Cancellation }>
  /** Called with what is shown, so that the action can be refused when it has changed */
  onSeen?: ((seen: Cancellation) => void) | undefined
}

/** Milliseconds. */
const readInterval = 60_000

/** The refund and losses of a cancellation, read from the API before the confirmation. */
export function CancellationView({ query, onSeen }: CancellationViewProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [seen, setSeen] = useState<Cancellation>()
  const [isDue, setDue] = useState(true)
  // Read in any case, because what is in the cache may be of an earlier question, and then not with the lists, which the
  // cancellation revalidates: it would be refused
  const { error, isValidating, mutate } = useQuery(isDue ? query : null, {
    revalidateOnMount: true,
    dedupingInterval: 0,
    onSuccess: ({ data }) => {
      setSeen(data)
      setDue(false)
    },
  })
  useEffect(() => {
    // A question may stay open for days, in which classes are held and amounts change
    const readAgain = () => setDue(true)
    const timer = setInterval(readAgain, readInterval)
    document.addEventListener('visibilitychange', readAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readAgain)
    }
  }, [])
  useEffect(() => {
    if (seen) onSeen?.(seen)
  }, [seen, onSeen])
  if (seen) return <Consequences cancellation={seen} />
  if (error)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  return <Skeleton className={styles.skeleton} />
}

function Consequences({ cancellation }: { cancellation: Cancellation }) {
  const styles = useStyles()
  const viewer = useViewer()
  const { day } = useFormats()
  return (
    <ul className={styles.list}>
      {cancellation.refund_until !== null && (
        <li>
          <FormattedMessage
            id="resource.cancellation.refund"
            values={{
              amount: (
                <strong>
                  <Money amount={cancellation.refund_amount} currency={cancellation.currency} />
                </strong>
              ),
              count: cancellation.classes_refunded,
              day: day(cancellation.refund_until),
            }}
          />
        </li>
      )}
      {cancellation.refund_until === null &&
        cancellation.classes_to_reschedule + cancellation.classes_added === 0 && (
          <li>
            <FormattedMessage
              id="resource.cancellation.noRefund"
              values={{
                count: cancellation.classes_refunded + cancellation.classes_lost + cancellation.classes_held,
              }}
            />
          </li>
        )}
      {cancellation.classes_to_reschedule > 0 && (
        <li>
          <FormattedMessage
            id="resource.cancellation.owed"
            values={{ count: cancellation.classes_to_reschedule }}
          />
        </li>
      )}
      {cancellation.classes_added > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.added" values={{ count: cancellation.classes_added }} />
        </li>
      )}
      {cancellation.classes_lost > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.lost" values={{ count: cancellation.classes_lost }} />
        </li>
      )}
      {cancellation.classes_held > 0 && (
        <li>
          <FormattedMessage id="resource.cancellation.held" values={{ count: cancellation.classes_held }} />
        </li>
      )}
      {cancellation.fees_ended !== undefined && (
        <li>
          <FormattedMessage
            id="resource.cancellation.fees"
            values={{ amount: <Money amount={cancellation.fees_ended} currency={cancellation.currency} /> }}
          />
        </li>
      )}
      {cancellation.interview_on && (
        <li>
          <FormattedMessage
            id="resource.cancellation.interview"
            values={{ time: formatDateTime(cancellation.interview_on, viewer) }}
          />
        </li>
      )}
      {cancellation.free_until !== null && (
        <li>
          <FormattedMessage
            id={cancellation.classes_lost > 0 ? 'resource.cancellation.until' : 'resource.cancellation.free'}
            values={{ time: formatDateTime(cancellation.free_until, viewer) }}
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
