import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { ClassLearner, ClassPeople } from '#web/domain/classes/ClassPeople.tsx'
import { JoinButton } from '#web/domain/classes/JoinButton.tsx'
import { classQuery, comingQuery, type Side } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { useNow } from '#web/time/viewer.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { Status } from '#web/ui/Status.tsx'

interface NextClassProps {
  side: Side
  /** Shown when there is no next class */
  empty: ReactNode
  /** Renders nothing without a next class, where the page shows something else that is ahead */
  isQuiet?: boolean
  /** Builds the path of a class's details */
  getPath: (id: number) => string
}

const MINUTE = 60_000

/** The next or running class: course, people, time, countdown, and the link into the room. */
export function NextClass({ side, empty, isQuiet = false, getPath }: NextClassProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const now = useNow(5000)
  const coming = useQuery(comingQuery(side), { refreshInterval: MINUTE })
  const next = coming.data?.data.find(({ end_date_time }) => Date.parse(end_date_time) > now)
  const detail = useQuery(next ? classQuery(next.id) : null).data?.data
  if (coming.error && !coming.data)
    return (
      <Failure
        text={formatError(coming.error, intl)}
        isBusy={coming.isValidating}
        onRetry={() => void coming.mutate()}
      />
    )
  if (!coming.data) return <Skeleton className={styles.skeleton} />
  if (!next && isQuiet) return null
  if (!next)
    return (
      <Notice seed="no-classes" title={intl.formatMessage({ id: 'classes.none' })}>
        {empty}
      </Notice>
    )
  const hasBegun = now >= Date.parse(next.start_date_time)
  return (
    <article aria-labelledby="next-class" className={styles.root}>
      <div className={styles.art}>
        <StarPattern seed={`course-${next.course.id}`} />
      </div>
      <div className={styles.what}>
        {hasBegun ? (
          <Status tone="good">
            <FormattedMessage id="classes.now" />
          </Status>
        ) : (
          <span className={styles.eyebrow}>
            <FormattedMessage id="classes.next" />
          </span>
        )}
        <Heading level={2} id="next-class">
          <Link to={getPath(next.id)} preventScrollReset className={styles.link}>
            <bdi>{next.course.name}</bdi>
          </Link>
        </Heading>
        <ClassPeople bookedClass={next} side={side} size="medium" />
        {user?.category === 'student' && <ClassLearner bookedClass={next} />}
        <strong>
          <DateTime
            start={next.start_date_time}
            end={next.end_date_time}
            isZoneKnown={user?.category === 'kids'}
          />
        </strong>
      </div>
      <div className={styles.go}>
        {!hasBegun && (
          <div>
            <span className={styles.eyebrow}>
              <FormattedMessage id="classes.next.startsIn" />
            </span>
            <Countdown until={next.start_date_time} />
          </div>
        )}
        {detail && <JoinButton bookedClass={detail} side={side} />}
      </div>
    </article>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gap: '24px',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowRaised,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', padding: '32px' },
  },
  art: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '45%',
    color: tokens.colorBrandForeground1,
    opacity: 0.5,
    maskImage: 'radial-gradient(farthest-side at 100% 0%, black, transparent)',
    ':dir(rtl)': { maskImage: 'radial-gradient(farthest-side at 0% 0%, black, transparent)' },
    pointerEvents: 'none',
  },
  what: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    minWidth: 0,
  },
  eyebrow: { display: 'block', color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase300 },
  link: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  go: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '16px',
  },
  skeleton: { height: '220px', borderRadius: '16px' },
})
