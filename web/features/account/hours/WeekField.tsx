import { makeStyles, tokens } from '@fluentui/react-components'
import type { HoursRange } from '#sdk'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useFieldError } from '#web/form/useFieldError.ts'
import { DayRow } from './DayRow.tsx'
import { filterDayRanges, findRangesProblem, formatDayName, weekdays, replaceDay } from './hours.ts'

/** A tutor's weekly hours in the tutor's zone. */
export function WeekField({ name, label }: { name: string; label: string }) {
  const styles = useStyles()
  const intl = useIntl()
  const { input, error } = useFieldError<HoursRange[] | ''>(name, label)
  const week = input.value || []
  // Arabic weeks start on Saturday; the values stay 1 to 7 from Monday
  const order = intl.locale.startsWith('ar') ? [6, 7, 1, 2, 3, 4, 5] : weekdays
  const wrong = error ? order.filter((day) => findRangesProblem(filterDayRanges(week, day))) : []
  const id = useId()
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {order.map((day) => (
        <DayRow
          key={day}
          day={day}
          ranges={filterDayRanges(week, day)}
          isWrong={wrong.includes(day)}
          errorId={id}
          onChange={(ranges) => input.onChange(replaceDay(week, day, ranges))}
          onCopy={(days) =>
            input.onChange(days.reduce((next, to) => replaceDay(next, to, filterDayRanges(week, day)), week))
          }
        />
      ))}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {wrong.length > 0 && `${intl.formatList(wrong.map((day) => formatDayName(day, intl)))}: `}
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
