import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { PickerButton } from './PickerButton.tsx'
import type { TypedKind } from './typedDate.ts'
import { useTypedDate } from './useTypedDate.ts'

interface DateInputProps {
  kind: TypedKind
  /** Of the input, for a label */
  id?: string
  /** Accessible name, where no label shows one */
  label?: string
  /** Complete or empty; other texts stay in the input */
  value: string
  min?: string
  isWrong?: boolean
  /** Element with the error text */
  errorId?: string
  onChange: (value: string) => void
}

/** A date or time among other inputs: typed in one format for all browsers, a date also chosen in their picker. */
export function DateInput({
  kind,
  id,
  label,
  value,
  min,
  isWrong = false,
  errorId,
  onChange,
}: DateInputProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { input, isUnfinished, onTyped, picker } = useTypedDate({ kind, value, onChange })
  const isInvalid = isWrong || isUnfinished
  return (
    <span className={mergeClasses(styles.root, kind === 'time' && styles.time)}>
      <input
        {...input}
        id={id}
        className={mergeClasses(styles.input, kind === 'time' && styles.centred)}
        autoComplete="off"
        aria-label={label}
        placeholder={intl.formatMessage({ id: `form.format.${kind}` })}
        {...(isInvalid && { 'aria-invalid': true })}
        {...(isWrong && { 'aria-describedby': errorId })}
        onChange={({ target }) => onTyped(target.value)}
      />
      {kind !== 'time' && <PickerButton {...picker} min={min} />}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInlineEnd: '8px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has([aria-invalid])': { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  time: { width: '80px', paddingInlineEnd: 0 },
  centred: { textAlign: 'center' },
  input: {
    width: '100%',
    minWidth: 0,
    padding: '0 12px',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
  },
})
