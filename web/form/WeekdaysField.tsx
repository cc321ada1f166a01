import { useViewer } from '#web/time/viewer.ts'
import { listWeekdays } from '#web/time/weekdays.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

interface WeekdaysFieldProps {
  name: string
  label: string
  isRequired?: boolean
}

/** Weekdays as checkboxes in the order of the viewer's week; the values are 1 to 7 from Monday. */
export function WeekdaysField(props: WeekdaysFieldProps) {
  const { language } = useViewer()
  return (
    <CheckboxGroup
      {...props}
      options={listWeekdays(language).map(({ day, long }) => ({ value: String(day), label: long }))}
    />
  )
}
