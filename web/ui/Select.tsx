import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import type { ComponentProps } from 'react'

/** Props that a `Field` around a select passes, and the name under which a form sends it. */
type NativeProps = Pick<
  ComponentProps<'select'>,
  'id' | 'name' | 'onBlur' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

interface SelectProps<Value extends string> extends NativeProps {
  /** Accessible name, where no `Field` around it shows one */
  label?: string
  /** As high as the inputs of a form, and with their edge */
  isInForm?: boolean
  value: Value
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  onChange: (value: Value) => void
  /** Called when the pointer or the focus arrives, before the options are shown */
  onApproach?: () => void
}

/** A native select, which is light and familiar on phones. */
export function Select<Value extends string>({
  label,
  isInForm = false,
  value,
  options,
  onChange,
  onApproach,
  ...native
}: SelectProps<Value>) {
  const styles = useStyles()
  const isInvalid = native['aria-invalid'] === true || native['aria-invalid'] === 'true'
  return (
    <span className={styles.root}>
      <select
        {...native}
        className={mergeClasses(
          styles.select,
          isInForm && styles.inForm,
          isInForm && isInvalid && styles.invalid,
        )}
        aria-label={label}
        value={value}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownRegular
        aria-hidden="true"
        className={mergeClasses(styles.icon, isInForm && styles.iconInForm)}
      />
    </span>
  )
}

const useStyles = makeStyles({
  // A long option must not widen the form
  root: { position: 'relative', display: 'inline-flex', minWidth: 0 },
  select: {
    appearance: 'none',
    flexGrow: 1,
    minWidth: 0,
    textOverflow: 'ellipsis',
    minHeight: '44px',
    paddingInline: '16px 40px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
  },
  inForm: {
    minHeight: '40px',
    paddingInline: '18px 40px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    fontSize: tokens.fontSizeBase400,
  },
  invalid: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  icon: {
    position: 'absolute',
    insetInlineEnd: '12px',
    top: '12px',
    width: '20px',
    height: '20px',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
  iconInForm: { top: '10px' },
})
