import { makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatDateTime, formatRange, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface DateTimeProps {
  /** ISO date and time with offset */
  start: string
  end?: string
  /** The zone is already shown for the whole list */
  isZoneKnown?: boolean
}

/** A time in the viewer's zone, with the zone's name: `Mon 23 Nov, 18:00–19:00, Cairo (GMT+2)`. */
export function DateTime({ start, end, isZoneKnown = false }: DateTimeProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { language, timeZone } = viewer
  const text = end ? formatRange(start, end, viewer) : formatDateTime(start, viewer)
  const time = text.split(BREAKS).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ))
  const zone = formatZone(timeZone, language, new Date(start))
  return (
    <time dateTime={start}>
      {isZoneKnown ? time : <FormattedMessage id="ui.timeInZone" values={{ time, zone }} />}
    </time>
  )
}

/** The only places where a line may break: between a day and its hours. */
const BREAKS = / (?=\d\d:)/

const useStyles = makeStyles({ part: { whiteSpace: 'nowrap' } })
