import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useViewer } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { getDayNames } from './dayNames.ts'
import { SlotButton, useSlotStateNames } from './SlotButton.tsx'
import type { WeekGridProps } from './WeekGrid.tsx'

type DayListProps = Omit<WeekGridProps, 'formatDay' | 'onWeek' | 'formatOtherTime' | 'isComing'>

/** A week on a phone: the seven days in one line, days with free hours marked, and the hours as large buttons. */
export function DayList({ label, days, rows, formatSlotTime, formatSlotName, onPress }: DayListProps) {
  const styles = useStyles()
  const words = useSlotStateNames()
  const columns = days.map((day, column) => {
    const slots = rows.flatMap(({ cells }) => cells[column] ?? [])
    // A day whose last free hour was just chosen stays the shown day
    return { day, slots, isFree: slots.some(({ state }) => state === 'available' || state === 'selected') }
  })
  const [chosenDay, setChosenDay] = useState<string>()
  const first = columns.find(({ isFree }) => isFree) ?? columns[0]
  const chosen = columns.find(({ day }) => day.date === chosenDay) ?? first
  if (!chosen) return null
  return (
    <Tabs
      label={label}
      isEven
      chosen={chosen.day.date}
      onChoose={setChosenDay}
      tabs={columns.map(({ day, isFree }) => ({
        value: day.date,
        label: <DayLabel date={day.date} isFree={isFree} />,
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
            <SlotButton
              id={slot.id}
              state={slot.state}
              time={formatSlotTime(slot)}
              word={words[slot.state]}
              name={formatSlotName(slot)}
              onPress={() => onPress(slot)}
            />
          </li>
        ))}
      </ul>
    </Tabs>
  )
}

function DayLabel({ date, isFree }: { date: string; isFree: boolean }) {
  const styles = useStyles()
  const { language } = useViewer()
  const names = getDayNames(date, language)
  return (
    <>
      <Hidden>
        {names.full()}
        {isFree && (
          <>
            {' '}
            <FormattedMessage id="calendar.state.available" />
          </>
        )}
      </Hidden>
      <span aria-hidden="true" className={styles.day}>
        <span className={styles.weekday}>{names.brief()}</span>
        <strong className={mergeClasses(!isFree && styles.full)}>{names.number()}</strong>
        <span className={mergeClasses(styles.dot, isFree && styles.free)} />
      </span>
    </>
  )
}

const useStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column', alignItems: 'center', paddingBlock: '4px 10px' },
  weekday: { fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
  full: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  dot: { width: '6px', height: '6px', borderRadius: '50%' },
  free: { backgroundColor: tokens.colorBrandBackground },
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
