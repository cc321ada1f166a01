import { makeStyles, tokens } from '@fluentui/react-components'

interface TimeInputProps {
  label: string
  /** HH:MM */
  value: string
  isWrong: boolean
  /** Element that says what is wrong */
  errorId: string
  onChange: (value: string) => void
}

/** A time of day in the browser's own control. */
export function TimeInput({ label, value, isWrong, errorId, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      dir="ltr"
      className={useStyles().root}
      aria-label={label}
      {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minHeight: '44px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    '&[aria-invalid]': { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  },
})
