import type { Slot } from '#sdk'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { formatTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { getDayNames } from './dayNames.ts'
import type { TemporalApi } from './temporal.ts'
import { type Day, type WallTime, toWallTime } from './week.ts'

type SlotStart = Pick<Slot, 'start_date_time'>

/**
 * Returns functions that format slots in a zone and their times in another; memoized.
 * @param zone IANA name
 * @param otherZone IANA name
 */
export function useSlotTexts(temporal: TemporalApi, zone: string, otherZone: string) {
  const intl = useIntl()
  const { language } = useViewer()
  return useMemo(() => {
    const getWallTime = (instant: string) => toWallTime(temporal, instant, zone)

    const formatSlotTime = ({ start_date_time }: SlotStart) => formatWallTime(getWallTime(start_date_time))

    const formatOtherTime = ({ cells }: { cells: readonly (SlotStart | undefined)[] }) => {
      if (otherZone === zone) return undefined
      const slots = cells.filter((slot) => slot !== undefined)
      const times = [
        ...new Set(slots.map(({ start_date_time }) => formatTime(start_date_time, language, otherZone))),
      ]
      return slots.some((slot) => formatSlotTime(slot) !== times[0]) ? times.join(' / ') : undefined
    }

    const formatSlotName = ({ start_date_time, end_date_time, state }: Slot) => {
      const start = getWallTime(start_date_time)
      return intl.formatMessage(
        { id: 'calendar.slotName' },
        {
          day: getDayNames(start.date, language).full(),
          from: formatWallTime(start),
          to: getWallTime(end_date_time).time,
          zone: formatZone(zone, language, new Date(start_date_time)),
          state: intl.formatMessage({ id: `calendar.state.${state}` }),
        },
      )
    }

    const formatDay = ({ date }: Day) => {
      const names = getDayNames(date, language)
      return { weekday: names.weekday(), date: names.date() }
    }

    return { formatSlotTime, formatOtherTime, formatSlotName, formatDay }
  }, [temporal, zone, otherZone, intl, language])
}

/** Formats a wall time, with its offset where it occurs twice. */
function formatWallTime({ time, offset, isRepeated }: WallTime): string {
  return isRepeated ? `${time} (${offset})` : time
}
