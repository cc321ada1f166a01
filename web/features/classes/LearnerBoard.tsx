import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { JoinButton } from '#web/domain/classes/JoinButton.tsx'
import { classQuery } from '#web/domain/classes/queries.ts'
import { paths } from '#web/paths.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { useNow } from '#web/time/viewer.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { TaskRow } from '#web/domain/family/TaskRow.tsx'
import type { LearnerWork } from './family.ts'

interface LearnerBoardProps {
  learner: LearnerWork
  /** The signed-in student among kids */
  isSelf: boolean
  /** Without others: as wide as the page, and the next class stands above the board already */
  isOnly: boolean
  /** Builds the path of a class's details */
  getPath: (bookedClass: number) => string
}

const SHOWN = 3
/** Minutes before a class in which its room may open */
const SOON = 60

/** A learner of a family: progress, the next class with its door, and due tasks with their buttons. */
export function LearnerBoard({ learner, isSelf, isOnly, getPath }: LearnerBoardProps) {
  const styles = useStyles()
  const intl = useIntl()
  const id = useId()
  const { name, picture, next, due, taken, booked } = learner
  return (
    <article aria-labelledby={id} className={mergeClasses(styles.root, isOnly && styles.wide)}>
      <div className={styles.part}>
        <div className={styles.head}>
          <Avatar name={name} picture={picture} size="medium" />
          <div className={styles.who}>
            <Heading level={3} id={id}>
              {isSelf ? <FormattedMessage id="family.you" /> : <bdi>{name}</bdi>}
            </Heading>
            {booked > 0 && (
              <span className={styles.quiet}>
                <FormattedMessage id="family.progress" values={{ taken, booked }} />
              </span>
            )}
          </div>
        </div>
        {booked > 0 && (
          <progress
            className={styles.progress}
            value={taken}
            max={booked}
            aria-label={intl.formatMessage({ id: 'family.progress' }, { taken, booked })}
          />
        )}
        {!isOnly && <Next bookedClass={next} getPath={getPath} />}
      </div>
      <Tasks due={due} />
    </article>
  )
}

interface NextProps {
  bookedClass: LearnerWork['next']
  getPath: LearnerBoardProps['getPath']
}

/** The next class, or the way to the tutors. */
function Next({ bookedClass, getPath }: NextProps) {
  const styles = useStyles()
  if (!bookedClass)
    return (
      <div className={styles.next}>
        <span className={styles.quiet}>
          <FormattedMessage id="classes.none" />
        </span>
        <Link to={paths.tutors} className={styles.link}>
          <FormattedMessage id="classes.find" />
        </Link>
      </div>
    )
  const { id, course, start_date_time } = bookedClass
  return (
    <div className={styles.next}>
      <Link to={getPath(id)} preventScrollReset className={styles.course}>
        <bdi>{course.name}</bdi>
      </Link>
      <DateTime start={start_date_time} isZoneKnown />
      <Door id={id} start={start_date_time} />
    </div>
  )
}

/** The first due tasks, and a link to the rest. */
function Tasks({ due }: Pick<LearnerWork, 'due'>) {
  const styles = useStyles()
  const hidden = due.length - SHOWN
  return (
    <div className={styles.part}>
      {due.length > 0 ? (
        <ul className={styles.due}>
          {due.slice(0, SHOWN).map((task) => (
            <TaskRow key={task.key} task={task} />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>
          <FormattedMessage id="family.nothingDue" />
        </p>
      )}
      {hidden > 0 && (
        <Link to={paths.studentHomework} className={styles.link}>
          <FormattedMessage id="family.more" values={{ count: hidden }} />
        </Link>
      )}
    </div>
  )
}

/** The entrance to a class that begins soon; the time its room opens is fetched for that hour only. */
function Door({ id, start }: { id: number; start: string }) {
  const now = useNow(30_000)
  const isSoon = Date.parse(start) - now < SOON * 60_000
  const { data } = useQuery(isSoon ? classQuery(id) : null)
  return data ? <JoinButton bookedClass={data.data} side="student" /> : null
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  wide: {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' },
  },
  part: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  progress: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '6px',
    border: 'none',
    borderRadius: '3px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground4,
    [media.forced]: { appearance: 'auto' },
    '::-webkit-progress-bar': { backgroundColor: tokens.colorNeutralBackground4 },
    '::-webkit-progress-value': { backgroundColor: tokens.colorBrandBackground },
    '::-moz-progress-bar': { backgroundColor: tokens.colorBrandBackground },
  },
  next: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  course: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  due: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    textUnderlineOffset: '4px',
  },
})
