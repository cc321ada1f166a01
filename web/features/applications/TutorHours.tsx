import { makeStyles, tokens } from '@fluentui/react-components'
import type { WeeklyHours } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { formatZone, getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { listWeekdays } from '#web/time/weekdays.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Section } from '#web/ui/Section.tsx'

/** A tutor's weekly hours and the coming dates that differ, in the tutor's time zone. */
export function TutorHours({ hours: { week, exceptions, time_zone: zone } }: { hours: WeeklyHours }) {
  const styles = useStyles()
  const { language } = useViewer()
  const { list, day: formatDay } = useFormats()
  const now = useNow(60_000)
  const today = getDayInZone(now, zone)
  const days = listWeekdays(language).flatMap(({ day, long }) => {
    const ranges = week.filter((range) => range.day === day).map(formatRange)
    return ranges.length ? [{ name: String(day), label: long, value: list(ranges) }] : []
  })
  const others = exceptions
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
  return (
    <Section level={3} title={<FormattedMessage id="applications.hours" />} className={styles.root}>
      <p className={styles.quiet}>
        {days.length ? (
          <FormattedMessage
            id="applications.hours.zone"
            values={{ zone: formatZone(zone, language, new Date(now)) }}
          />
        ) : (
          <FormattedMessage id="applications.hours.none" />
        )}
      </p>
      {days.length > 0 && <Facts facts={days} />}
      {others.length > 0 && (
        <>
          <p className={styles.quiet}>
            <FormattedMessage id="applications.hours.others" />
          </p>
          <ul className={styles.list}>
            {others.map(({ date, is_closed: isClosed, from, to, note }) => (
              <li key={`${date} ${from}`}>
                {formatDay(date)}
                {' · '}
                {isClosed || !from || !to ? (
                  <FormattedMessage id="applications.hours.closed" />
                ) : (
                  formatRange({ from, to })
                )}
                {note && (
                  <>
                    {' · '}
                    <bdi>{note}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** Formats wall times of the tutor's zone, as they were typed. */
function formatRange({ from, to }: { from: string; to: string }) {
  return (
    <bdi key={from} dir="ltr">
      {from}–{to}
    </bdi>
  )
}

const useStyles = makeStyles({
  root: { gap: '12px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
})
