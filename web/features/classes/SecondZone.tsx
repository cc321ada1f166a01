import { useIntl } from 'react-intl'
import { ZoneChoice } from '#web/calendar/ZoneChoice.tsx'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface SecondZoneProps {
  /** The second zone; '' for none */
  second: string
  /** Zones of the people in the classes */
  zones: readonly string[]
  /** The zone of the hours */
  shown: string
  /** The instant for the offsets */
  at: Date
  onChoose: (zone: string) => void
}

/** Chooses a second zone beside the hours: of a tutor, a learner, or any other. */
export function SecondZone({ second, zones, shown, at, onChoose }: SecondZoneProps) {
  const intl = useIntl()
  const { language } = useViewer()
  const offered = [...new Set([...zones, ...(second ? [second] : [])])].filter((zone) => zone !== shown)
  return (
    <ZoneChoice
      label={intl.formatMessage({ id: 'calendar.second' })}
      value={second === shown ? '' : second}
      options={[
        { value: '', label: intl.formatMessage({ id: 'calendar.second.none' }) },
        ...offered.map((value) => ({ value, label: formatZone(value, language, at) })),
      ]}
      onChoose={onChoose}
    />
  )
}
