import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import type { ReactNode } from 'react'
import { brandTokens } from '#web/theme/tokens.ts'

interface ChoiceCardProps {
  type: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  /** Visible and focusable, but explains why it cannot be chosen */
  isRefused?: boolean
  onChoose: () => void
  children: ReactNode
}

/** A radio button or checkbox as a card; the whole card is its label. */
export function ChoiceCard({ type, name, isChosen, isRefused = false, onChoose, children }: ChoiceCardProps) {
  const styles = useStyles()
  return (
    <label className={mergeClasses(styles.root, isChosen && styles.chosen, isRefused && styles.refused)}>
      <input
        type={type}
        name={name}
        checked={isChosen}
        aria-disabled={isRefused}
        className={styles.input}
        onChange={onChoose}
      />
      <span className={styles.content}>{children}</span>
      <CheckmarkCircleFilled
        aria-hidden="true"
        className={mergeClasses(styles.mark, isChosen && styles.shown)}
      />
    </label>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    gap: '12px',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '56px',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
    // Not after a click, which the chosen card answers
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    backgroundColor: brandTokens.brandSoft,
    // A tag of the same colour would lose its edge
    '& [data-tag=brand]': { backgroundColor: tokens.colorNeutralBackground1 },
  },
  refused: { backgroundColor: brandTokens.sunken, cursor: 'default' },
  input: { position: 'absolute', width: '100%', height: '100%', inset: 0, margin: 0, opacity: 0 },
  content: { display: 'flex', flexDirection: 'column', gap: '4px', flexGrow: 1, minWidth: 0 },
  mark: { flexShrink: 0, width: '24px', height: '24px', visibility: 'hidden' },
  shown: { color: tokens.colorBrandForeground1, visibility: 'visible' },
})
