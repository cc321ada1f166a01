import { makeStyles, tokens } from '@fluentui/react-components'
import type { HoursRange } from '#sdk'
import { useIntl } from 'react-intl'
import { useFieldError } from '#web/form/useFieldError.ts'
import { DayRow } from './DayRow.tsx'
import { filterDayRanges, findRangesProblem, weekdays, replaceDay } from './hours.ts'

/** A tutor's weekly hours in the tutor's zone. */
export function WeekField({ name, label }: { name: string; label: string }) {
  const styles = useStyles()
  const intl = useIntl()
  const { input, error } = useFieldError<HoursRange[] | ''>(name, label)
  const week = input.value || []
  // Arabic weeks start on Saturday; the values stay 1 to 7 from Monday
  const order = intl.locale.startsWith('ar') ? [6, 7, 1, 2, 3, 4, 5] : weekdays
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {order.map((day) => (
        <DayRow
          key={day}
          day={day}
          ranges={filterDayRanges(week, day)}
          problem={error ? findRangesProblem(filterDayRanges(week, day)) : undefined}
          onChange={(ranges) => input.onChange(replaceDay(week, day, ranges))}
          onCopy={(days) =>
            input.onChange(days.reduce((next, to) => replaceDay(next, to, filterDayRanges(week, day)), week))
          }
        />
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column' },
  error: { margin: 0, marginTop: '12px', color: tokens.colorPaletteRedForeground1 },
})
