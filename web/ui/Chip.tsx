import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { brandTokens } from '#web/theme/tokens.ts'

interface ChipProps {
  title: string
  /** Accessible name: the action of the button */
  label: string
  onRemove: () => void
}

/** A chip of `Chips`, removed by a click or the Delete key. */
export function Chip({ title, label, onRemove }: ChipProps) {
  const styles = useStyles()
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      onClick={onRemove}
      onKeyDown={({ key }) => key === 'Delete' && onRemove()}
    >
      <bdi>{title}</bdi>
      <DismissRegular aria-hidden="true" className={styles.icon} />
    </button>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '36px',
    paddingInline: '14px 10px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  icon: { width: '16px', height: '16px' },
})
