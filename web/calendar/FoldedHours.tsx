import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { type Hours, formatWholeHour } from './layoutEntries.ts'

interface FoldedHoursProps {
  /** The hidden empty hours */
  hours: Hours
  /** Number of columns of the grid */
  columns: number
  isOpen: boolean
  onToggle: () => void
}

/** A line that shows or hides the empty hours at one end of the day. */
export function FoldedHours({ hours, columns, isOpen, onToggle }: FoldedHoursProps) {
  const styles = useStyles()
  if (hours.first >= hours.last) return null
  return (
    <tr>
      {/* why: the button has a text, which the rule does not find inside FormattedMessage */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columns} className={styles.cell}>
        <button type="button" aria-expanded={isOpen} className={styles.root} onClick={onToggle}>
          <span className={styles.texts}>
            <ChevronDownRegular
              aria-hidden="true"
              className={mergeClasses(styles.icon, isOpen && styles.up)}
            />
            <FormattedMessage
              id={isOpen ? 'calendar.hours.fold' : 'calendar.hours.open'}
              values={{ from: formatWholeHour(hours.first), to: formatWholeHour(hours.last) }}
            />
          </span>
        </button>
      </td>
    </tr>
  )
}

const useStyles = makeStyles({
  cell: { padding: 0, borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  root: {
    display: 'flex',
    width: '100%',
    minHeight: '32px',
    padding: 0,
    border: 'none',
    backgroundColor: brandTokens.sunken,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // Stays visible while the week is scrolled sideways on a phone
  texts: {
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
  icon: { width: '16px', height: '16px' },
  up: { transform: 'rotate(180deg)' },
})
