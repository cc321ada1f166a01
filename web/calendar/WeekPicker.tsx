import { makeStyles } from '@fluentui/react-components'
import { ClockChanges } from './ClockChanges.tsx'
import type { Slot } from '#sdk'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { DayList } from './DayList.tsx'
import { formatDays } from './dayNames.ts'
import { findClockChange } from './recurrence.ts'
import { PeriodStepper } from './PeriodStepper.tsx'
import { SlotLegend } from './SlotButton.tsx'
import type { TemporalApi } from './temporal.ts'
import { useSlotTexts } from './useSlotTexts.ts'
import { useWide } from './useWide.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { useViewer } from '#web/time/viewer.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { brandTokens } from '#web/theme/tokens.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { useLast } from '#web/ui/useLast.ts'
import type { WeekTutor, Week } from './useWeek.ts'
import { ZoneSelect } from './ZoneSelect.tsx'

const weekNames = { previous: 'calendar.previousWeek', next: 'calendar.nextWeek' } as const

interface WeekPickerProps {
  tutor: WeekTutor
  temporal: TemporalApi
  week: Week
  /** Not enough room for seven columns */
  isNarrow?: boolean
  /** Shown when the week has no free slot */
  none: ReactNode
  onPress: (slot: Slot) => void
}

/** A tutor's week with buttons for other weeks and a zone select: a grid, or a list of days on a phone. */
export function WeekPicker({ tutor, temporal, week, isNarrow, none, onPress }: WeekPickerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const isWide = useWide() && !isNarrow
  const { language, timeZone } = useViewer()
  const { days, zone, list } = week
  const [from, to] = [days[0]?.from ?? '', days.at(-1)?.to ?? '']
  const otherZone = zone === timeZone ? tutor.time_zone : timeZone
  const label = formatDays(days, language)
  const changes = [...new Set([zone, otherZone])].flatMap((name) => {
    const at = findClockChange(temporal, { from, to }, name)
    return at ? [{ name, at }] : []
  })
  const texts = useSlotTexts(temporal, zone, otherZone)
  const press = useEvent(onPress)
  const move = useEvent(week.move)
  const hasHours = list.data !== undefined && week.slots.length > 0
  const lastRows = useLast(hasHours ? week.rows : undefined)
  const isComing = !list.data && !list.error
  // The previous week's grid stays mounted under a cover, which keeps its height, its focus and its buttons
  const isCovered = isComing && isWide && lastRows !== undefined
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <PeriodStepper label={label} names={weekNames} isFirst={week.isFirst} onStep={week.move} />
        <ZoneSelect tutor={tutor} week={week} at={new Date(from)} />
      </div>
      <ClockChanges changes={changes} />
      {list.error && !list.data && (
        <Failure
          text={formatError(list.error, intl)}
          isBusy={list.isValidating}
          onRetry={() => void week.refresh()}
        />
      )}
      {isComing && !isCovered && <Skeleton className={styles.skeleton} />}
      {(hasHours || isCovered) && (
        <>
          {isWide ? (
            <div className={styles.grid}>
              <WeekGrid
                label={label}
                days={days}
                rows={isCovered ? lastRows : week.rows}
                isComing={isCovered}
                {...texts}
                onPress={press}
                onWeek={move}
              />
              {isCovered && (
                <div className={styles.cover}>
                  <Skeleton className={styles.whole} />
                </div>
              )}
            </div>
          ) : (
            <DayList label={label} days={days} rows={week.rows} {...texts} onPress={press} />
          )}
          <SlotLegend />
        </>
      )}
      {list.data && !week.isFree && none}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  grid: { position: 'relative', overflowX: 'auto' },
  // Covers everything except the names of the days
  cover: {
    position: 'absolute',
    insetInline: 0,
    top: '66px',
    bottom: 0,
    backgroundColor: brandTokens.page,
  },
  whole: { height: '100%', borderRadius: '10px' },
  skeleton: { height: '420px', borderRadius: '10px' },
})
