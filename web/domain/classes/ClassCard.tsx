import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { BookedClass, ClassDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { formatDay, formatTime, formatZone, isRepeatedTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { CardName } from '#web/ui/CardName.tsx'
import { Status } from '#web/ui/Status.tsx'
import { cardStyles } from './cardStyles.ts'
import { ClassLearner, ClassPeople } from './ClassPeople.tsx'
import { ClassStatus } from '#web/ui/ClassStatus.tsx'
import type { Side } from './queries.ts'

interface ClassCardProps {
  bookedClass: BookedClass & Partial<Pick<ClassDetail, 'outcome'>>
  side: Side
  /** Parents see the learner's name; kids do not need it */
  isForNamed: boolean
  isKid?: boolean
  /** There is a request to reschedule it */
  hasRequest?: boolean
  isOver?: boolean
  /** Zone of a list that shows days and zone above its classes; without it the viewer's */
  zone?: string
  /** The list says the zone above its classes of several days */
  isZoneKnown?: boolean
  /** Path of its details */
  to: string
}

/** A class in a list: time in the viewer's zone, course, people; the whole card links to its details. */
export function ClassCard({
  bookedClass,
  side,
  isForNamed,
  isKid = false,
  hasRequest,
  isOver,
  zone,
  isZoneKnown = false,
  to,
}: ClassCardProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { language, timeZone: ownZone } = viewer
  const timeZone = zone ?? ownZone
  const { start_date_time: start, end_date_time: end } = bookedClass
  const isCancelled = bookedClass.outcome === 'cancelled' || bookedClass.outcome === 'to_reschedule'
  const struck = isCancelled && styles.struck
  return (
    <article className={styles.root}>
      <div className={styles.time}>
        <span className={mergeClasses(styles.hour, struck)}>
          {formatTime(start, language, timeZone)}–{formatTime(end, language, timeZone)}
        </span>
        {!zone && <span className={styles.quiet}>{formatDay(start, viewer)}</span>}
        {((!zone && !isZoneKnown && !isKid) || isRepeatedTime(start, timeZone)) && (
          <span className={styles.quiet}>{formatZone(timeZone, language, new Date(start))}</span>
        )}
      </div>
      <div className={styles.what}>
        <CardName level={3} to={to} keepsScroll>
          <span {...(struck ? { className: struck } : {})}>{bookedClass.course.name}</span>
        </CardName>
        <span className={styles.people}>
          <ClassPeople bookedClass={bookedClass} side={side} />
          {isForNamed && <ClassLearner bookedClass={bookedClass} />}
        </span>
      </div>
      <div className={styles.states}>
        {isOver && !isCancelled ? (
          <Status tone="neutral">
            <FormattedMessage id="classes.over" />
          </Status>
        ) : (
          <ClassStatus bookedClass={bookedClass} isKid={isKid} />
        )}
        {hasRequest && !isCancelled && (
          <Status tone="waiting">
            <FormattedMessage id="classes.moving" />
          </Status>
        )}
      </div>
    </article>
  )
}

const useStyles = makeStyles({
  ...cardStyles,
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  people: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minWidth: 0 },
})
