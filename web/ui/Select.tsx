import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'

interface SelectProps<Value extends string> {
  label: string
  /** Name in the address, where a form sends it without script */
  name?: string
  value: Value
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  onChange: (value: Value) => void
  /** Called when the pointer or the focus arrives, before the options are shown */
  onApproach?: () => void
}

/** A native select, which is light and familiar on phones. */
export function Select<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  onApproach,
}: SelectProps<Value>) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <select
        className={styles.select}
        aria-label={label}
        name={name}
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
      <ChevronDownRegular aria-hidden="true" className={styles.icon} />
    </span>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
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
  icon: {
    position: 'absolute',
    insetInlineEnd: '12px',
    top: '12px',
    width: '20px',
    height: '20px',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
})
