import { useIntl } from 'react-intl'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import type { WeekTutor, Week } from './useWeek.ts'
import { ZoneChoice } from './ZoneChoice.tsx'

interface ZoneSelectProps {
  tutor: WeekTutor
  week: Week
  /** The instant for the offsets */
  at: Date
}

/** Chooses the zone of the shown hours: the viewer's, the tutor's, or another one by search. */
export function ZoneSelect({ tutor, week, at }: ZoneSelectProps) {
  const intl = useIntl()
  const { language, timeZone } = useViewer()
  const formatOptionLabel = (id: 'viewer' | 'tutor', zone: string) =>
    intl.formatMessage({ id: `calendar.zone.${id}` }, { zone: formatZone(zone, language, at) })
  return (
    <ZoneChoice
      label={intl.formatMessage({ id: 'calendar.zone' })}
      value={week.requestedDay}
      options={[
        { value: '', label: formatOptionLabel('viewer', timeZone) },
        { value: 'tutor', label: formatOptionLabel('tutor', tutor.time_zone) },
        ...(week.requestedDay && week.requestedDay !== 'tutor'
          ? [{ value: week.requestedDay, label: formatZone(week.requestedDay, language, at) }]
          : []),
      ]}
      onChoose={week.showZone}
    />
  )
}
