import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Tabs } from '#web/ui/Tabs.tsx'
import { SlotButton } from './SlotButton.tsx'
import type { WeekGridProps } from './WeekGrid.tsx'

type DayListProps = Omit<WeekGridProps, 'onWeek' | 'otherTime'>

/** A week on a phone: a tab for each day, its hours as large buttons. */
export function DayList({ label, days, rows, dayName, timeOf, nameOf, onPress }: DayListProps) {
  const styles = useStyles()
  const columns = days.map((day, column) => ({
    day,
    slots: rows.flatMap(({ cells }) => cells[column] ?? []),
  }))
  const [asked, setAsked] = useState<string>()
  const first = columns.find(({ slots }) => slots.some(({ state }) => state === 'available')) ?? columns[0]
  const chosen = columns.find(({ day }) => day.date === asked) ?? first
  if (!chosen) return null
  return (
    <Tabs
      label={label}
      chosen={chosen.day.date}
      onChoose={setAsked}
      tabs={columns.map(({ day }) => ({
        value: day.date,
        label: (
          <span className={styles.day}>
            <span>{dayName(day).weekday}</span>
            <strong>{dayName(day).date}</strong>
          </span>
        ),
      }))}
    >
      {chosen.slots.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="calendar.noHours" />
        </p>
      )}
      <ul className={styles.list}>
        {chosen.slots.map((slot) => (
          <li key={slot.id}>
            <SlotButton slot={slot} time={timeOf(slot)} name={nameOf(slot)} onPress={() => onPress(slot)} />
          </li>
        ))}
      </ul>
    </Tabs>
  )
}

const useStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column', alignItems: 'center', lineHeight: 1.4 },
  none: { margin: 0 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})
