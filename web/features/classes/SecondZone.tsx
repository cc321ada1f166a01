import { useIntl } from 'react-intl'
import { ZoneChoice } from '#web/calendar/ZoneChoice.tsx'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface SecondZoneProps {
  /** The zone that stands beside the hours; '' for none */
  second: string
  /** Those of the people in the classes */
  zones: readonly string[]
  /** The one that the hours are told in */
  shown: string
  /** When, for the offsets */
  at: Date
  onChoose: (zone: string) => void
}

/** Whose time stands beside the hours as well: that of a tutor, of a learner, or of any place. */
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
