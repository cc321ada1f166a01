import { makeStyles } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Select } from '#web/ui/Select.tsx'
import type { Teacher, Week } from './useWeek.ts'
import { ZoneSearch } from './ZoneSearch.tsx'

interface ZoneSelectProps {
  tutor: Teacher
  week: Week
  /** When, for the offsets */
  at: Date
}

/** In whose zone hours are shown: the viewer's, the tutor's, or any other that is searched for. */
export function ZoneSelect({ tutor, week, at }: ZoneSelectProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone } = useViewer()
  const [isSearching, setSearching] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const named = (id: 'viewer' | 'tutor', zone: string) =>
    intl.formatMessage({ id: `calendar.zone.${id}` }, { zone: formatZone(zone, language, at) })
  const options = [
    { value: '', label: named('viewer', timeZone) },
    { value: 'tutor', label: named('tutor', tutor.time_zone) },
    ...(week.asked && week.asked !== 'tutor'
      ? [{ value: week.asked, label: formatZone(week.asked, language, at) }]
      : []),
    { value: OTHER, label: intl.formatMessage({ id: 'calendar.zone.other' }) },
  ]
  return (
    <span ref={root} className={styles.root}>
      <Select
        label={intl.formatMessage({ id: 'calendar.zone' })}
        value={isSearching ? OTHER : week.asked}
        options={options}
        onChange={(value) => {
          setSearching(value === OTHER)
          if (value !== OTHER) week.showZone(value)
        }}
      />
      {isSearching && (
        <ZoneSearch
          onFound={(zone) => {
            setSearching(false)
            week.showZone(zone)
            root.current?.querySelector('select')?.focus()
          }}
        />
      )}
    </span>
  )
}

const OTHER = 'other'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    minWidth: 0,
    '& select': { maxWidth: 'calc(100vw - 32px)', textOverflow: 'ellipsis' },
  },
})
