import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { comingQuery, type Side } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import type { CalendarUrl } from './useCalendarUrl.ts'
import { useRescheduleRequests } from './useClasses.ts'

interface ComingListProps {
  side: Side
  calendarUrl: CalendarUrl
}

/** The coming classes by page, the next one first. */
export function ComingList({ side, calendarUrl }: ComingListProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const requested = useRescheduleRequests()
  const { data, error, isValidating, mutate } = useQuery(
    comingQuery(side, calendarUrl.page, calendarUrl.learner),
    {
      keepPreviousData: true,
    },
  )
  if (error && !data?.data.length)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  if (!data)
    return (
      <div aria-busy="true" className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className={styles.skeleton} />
        ))}
      </div>
    )
  if (data.data.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id="classes.none" />
      </p>
    )
  return (
    <>
      <Hidden as="div">
        <h2>
          <FormattedMessage id="calendar.view.list" />
        </h2>
      </Hidden>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      <ol className={styles.list}>
        {data.data.map((bookedClass) => (
          <li key={bookedClass.id}>
            <ClassCard
              bookedClass={bookedClass}
              side={side}
              isForNamed={user?.category === 'student'}
              isKid={user?.category === 'kids'}
              hasRequest={requested.has(bookedClass.id)}
              to={calendarUrl.addressOf({ class: String(bookedClass.id) })}
            />
          </li>
        ))}
      </ol>
      <Pager
        page={calendarUrl.page}
        pages={Math.ceil(data.total / data.page_size)}
        getHref={(number) => calendarUrl.addressOf({ page: String(number) })}
      />
    </>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  skeleton: { height: '120px' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})
