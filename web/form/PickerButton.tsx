import { Button, makeStyles } from '@fluentui/react-components'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { useRef } from 'react'
import { useIntl } from 'react-intl'

interface PickerButtonProps {
  type: 'date' | 'time' | 'datetime-local'
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** Opens the browser's own picker, whose native input lies behind the button. */
export function PickerButton({ onChange, ...picker }: PickerButtonProps) {
  const styles = useStyles()
  const native = useRef<HTMLInputElement>(null)
  const label = useIntl().formatMessage({ id: 'form.openCalendar' })
  return (
    <span className={styles.root}>
      <input
        {...picker}
        ref={native}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.native}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        appearance="transparent"
        size="small"
        icon={<CalendarLtrRegular />}
        aria-label={label}
        onClick={() => native.current?.showPicker()}
      />
    </span>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  // The browser opens the picker at the edge of this input
  native: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    pointerEvents: 'none',
  },
})
