import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { toReservation } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { TutorNextSlot } from './TutorFacts.tsx'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { getDayInZone, formatDayShort, formatTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { getDayNames } from '#web/calendar/dayNames.ts'
import { availabilityQuery } from '#web/calendar/availabilityQuery.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Free slots of the next seven days, grouped by the viewer's days; each begins a booking with that hour. */
export function AvailabilityStrip({ tutor, level }: { tutor: TutorProfile; level: 2 | 3 }) {
  const styles = useStyles()
  const { language, timeZone, clock } = useViewer()
  const from = Math.floor(clock.madeAt / HOUR) * HOUR
  const { data, error } = useQuery(availabilityQuery(tutor.id, from, from + 7 * DAY))
  const zone = formatZone(timeZone, language, new Date(from))
  if (error && !data) return null
  const free = (data?.data.slots ?? []).filter(({ state }) => state === 'available')
  return (
    <Section
      level={level}
      title={<FormattedMessage id="tutors.hours" />}
      action={<span className={styles.quiet}>{zone}</span>}
    >
      {!data && <Skeleton className={styles.skeleton} />}
      {data && free.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="tutors.noSlots" />
          {tutor.next_slot && (
            <>
              {' '}
              <TutorNextSlot tutor={tutor} />
            </>
          )}
        </p>
      )}
      {data && free.length > 0 && (
        <ol className={styles.days}>
          {Array.from({ length: 7 }, (_, index) => new Date(from + index * DAY).toISOString()).map((day) => {
            const slots = free.filter(
              ({ start_date_time }) =>
                getDayInZone(start_date_time, timeZone) === getDayInZone(day, timeZone),
            )
            return (
              <li key={day} className={mergeClasses(styles.day, slots.length === 0 && styles.off)}>
                <DayName date={getDayInZone(day, timeZone)} />
                <Slots tutor={tutor.id} starts={slots.map((slot) => slot.start_date_time)} />
              </li>
            )
          })}
        </ol>
      )}
    </Section>
  )
}

/** The weekday over the date, as in the calendar. */
function DayName({ date }: { date: string }) {
  const styles = useStyles()
  const { language } = useViewer()
  const names = getDayNames(date, language)
  return (
    <strong className={styles.name}>
      <span>{names.weekday()}</span> <span>{names.date()}</span>
    </strong>
  )
}

const SHOWN = 3

function Slots({ tutor, starts }: { tutor: number; starts: readonly string[] }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { language, timeZone } = viewer
  const { user } = useSession()
  if (starts.length === 0) return <span aria-label={intl.formatMessage({ id: 'tutors.dayFull' })}>–</span>
  // Guests sign in on the way
  const mayBook = !user || user.category === 'student'
  return (
    <>
      {starts.slice(0, SHOWN).map((hour) => {
        const time = formatTime(hour, language, timeZone)
        return mayBook ? (
          <Link
            key={hour}
            to={toReservation(tutor, 'courses', { hour })}
            className={styles.hour}
            aria-label={intl.formatMessage(
              { id: 'tutors.bookHour' },
              { day: formatDayShort(hour, viewer), time },
            )}
          >
            {time}
          </Link>
        ) : (
          <span key={hour}>{time}</span>
        )
      })}
      {starts.length > SHOWN && (
        <span className={styles.quiet}>
          <FormattedMessage id="tutors.moreHours" values={{ count: starts.length - SHOWN }} />
        </span>
      )}
    </>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '132px' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  day: {
    [media.forced]: { border: '1px solid' },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    padding: '10px 4px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.brandSoft,
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  off: { backgroundColor: brandTokens.sunken, color: tokens.colorNeutralForeground3 },
  hour: {
    alignSelf: 'stretch',
    paddingBlock: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1, textDecorationLine: 'underline' },
  },
  name: { display: 'grid', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})
