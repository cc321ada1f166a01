import { useIntl } from 'react-intl'
import { useViewer } from '#web/time/viewer.ts'
import { listDayNames } from '#web/time/weekdays.ts'

/**
 * Short weekday names in the order of the viewer's week.
 * @param days 1 to 7 from Monday
 */
export function Days({ days }: { days: readonly number[] }) {
  const intl = useIntl()
  const { language } = useViewer()
  return intl.formatList(listDayNames(days, language), { type: 'unit' })
}
