import { makeStyles, tokens } from '@fluentui/react-components'
import { Children, type ReactNode } from 'react'

interface ChipsProps {
  /** Name of the list */
  label: string
  /** Label of the button that removes all */
  clear: ReactNode
  onClear: () => void
  /** One `Chip` each */
  children: ReactNode
}

/** The active filters as removable chips. */
export function Chips({ label, clear, onClear, children }: ChipsProps) {
  const styles = useStyles()
  return (
    <ul className={styles.root} aria-label={label}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {clear}
        </button>
      </li>
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  clear: {
    minHeight: '36px',
    paddingInline: '8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    textDecorationLine: 'underline',
  },
})
