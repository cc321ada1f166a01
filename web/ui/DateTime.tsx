import { formatDateTime, formatRange, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface DateTimeProps {
  /** ISO date and time with offset */
  start: string
  end?: string
  /** The zone is already shown for the whole list */
  isZoneKnown?: boolean
}

/** A time in the viewer's zone, with the zone's name: `Mon 23 Nov, 18:00–19:00 · Cairo (GMT+2)`. */
export function DateTime({ start, end, isZoneKnown = false }: DateTimeProps) {
  const { language, timeZone } = useViewer()
  const text = end ? formatRange(start, end, language, timeZone) : formatDateTime(start, language, timeZone)
  return (
    <time dateTime={start}>
      {text}
      {!isZoneKnown && `\u00A0· ${formatZone(timeZone, language, new Date(start))}`}
    </time>
  )
}
