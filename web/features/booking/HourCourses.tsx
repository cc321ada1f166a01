import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { TutorProfile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { toReservation } from '#web/paths.ts'
import { sortSlots } from '#web/state/sortSlots.ts'
import { chooseHourCourse, findIdleCourse } from '#web/state/hourCourses.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatRange } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useProgram } from './useProgram.ts'

interface HourCoursesProps {
  tutor: TutorProfile
  onRemove: (id: number) => void
}

/**
 * The chosen hours of a booking of two courses, each with the choice of its course, and what is missing when a course
 * has no hour. See docs/decisions.md#course-of-an-hour.
 */
export function HourCourses({ tutor, onRemove }: HourCoursesProps) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { selection } = useStores()
  const chosen = useSelection()
  const { isTooSmall } = useProgram(tutor.id)
  const courses = tutor.courses.filter(({ id }) => chosen.courses.includes(id))
  const idle = findIdleCourse(chosen)
  const name = courses.find(({ id }) => id === idle)?.name
  return (
    <>
      <ul className={styles.list}>
        {sortSlots(chosen.slots).map((slot) => {
          const time = formatRange(slot.start_date_time, slot.end_date_time, viewer)
          return (
            <li key={slot.id} className={styles.row}>
              <span className={styles.time}>{time}</span>
              <span className={styles.course}>
                <Select
                  label={intl.formatMessage({ id: 'booking.hourCourse' }, { time })}
                  value={String(slot.course)}
                  options={courses.map((course) => ({ value: String(course.id), label: course.name }))}
                  onChange={(course) => chooseHourCourse(selection, slot.id, Number(course))}
                />
              </span>
              <Button
                appearance="subtle"
                shape="circular"
                icon={<DismissRegular />}
                className={styles.remove}
                aria-label={intl.formatMessage({ id: 'booking.removeTime' }, { time })}
                onClick={() => onRemove(slot.id)}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.note}>
        {isTooSmall ? (
          <>
            <FormattedMessage id="booking.programs.oneCourse" />{' '}
            <Link to={toReservation(tutor.id, 'programs')}>
              <FormattedMessage id="booking.change" />
              <Hidden>
                {' '}
                <FormattedMessage id="booking.program" />
              </Hidden>
            </Link>
          </>
        ) : (
          name && <FormattedMessage id="booking.eachCourse.idle" values={{ course: <bdi>{name}</bdi> }} />
        )}
      </p>
    </>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  // On a phone the course stands under its time, beside which the hour can be removed
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 12px 16px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      paddingBlock: '8px',
    },
  },
  time: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  course: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridRow: '2',
    [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' },
  },
  remove: { minWidth: '44px', minHeight: '44px' },
  note: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
    ':empty': { display: 'none' },
    '& a': { color: 'inherit' },
  },
})
