import { makeStyles, tokens } from '@fluentui/react-components'
import type { BookedClass } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePreferences } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatDay, formatTime, formatZone } from '#web/time/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Status } from '#web/ui/Status.tsx'

interface ClassCardProps {
  lesson: BookedClass
  /** Whom the viewer meets there */
  side: 'student' | 'tutor'
  /** A parent sees whose class it is; a kid knows */
  isForNamed: boolean
}

const tones = { confirmed: 'good', scheduled: 'neutral', pending: 'waiting' } as const

/** One class: when in the viewer's zone, what, and with whom. */
export function ClassCard({ lesson, side, isForNamed }: ClassCardProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone } = usePreferences()
  const others = side === 'tutor' ? lesson.students : [lesson.tutor]
  const names = intl.formatList(
    others.map(({ name }) => name),
    { type: 'conjunction' },
  )
  return (
    <article className={styles.root}>
      <div className={styles.time}>
        <span className={styles.hour}>
          {formatTime(lesson.start_date_time, language, timeZone)}–
          {formatTime(lesson.end_date_time, language, timeZone)}
        </span>
        <span className={styles.quiet}>{formatDay(lesson.start_date_time, language, timeZone)}</span>
        <span className={styles.quiet}>
          {formatZone(timeZone, language, new Date(lesson.start_date_time))}
        </span>
      </div>
      <div className={styles.what}>
        <h2 className={styles.course}>{lesson.course.name}</h2>
        <span className={styles.people}>
          {others.slice(0, 3).map((person) => (
            <Avatar key={person.id} name={person.name} picture={person.profile_picture_url} size="small" />
          ))}
          <span className={styles.quiet}>
            <FormattedMessage id="classes.with" values={{ names: <bdi>{names}</bdi> }} />
          </span>
        </span>
        {isForNamed && lesson.students[0]?.age != null && (
          <span className={styles.quiet}>
            <FormattedMessage id="classes.for" values={{ name: <bdi>{lesson.students[0].name}</bdi> }} />
          </span>
        )}
      </div>
      <Status tone={tones[lesson.state]}>
        <FormattedMessage id={`classes.state.${lesson.state}`} />
      </Status>
    </article>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    justifyItems: 'start',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr) auto', alignItems: 'center', gap: '24px' },
  },
  time: { display: 'flex', flexDirection: 'column' },
  hour: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  what: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minWidth: 0,
    paddingInlineStart: 0,
    [media.tablet]: {
      paddingInlineStart: '24px',
      borderInlineStartWidth: '2px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: brandTokens.brandSoft,
    },
  },
  course: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  people: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
})
