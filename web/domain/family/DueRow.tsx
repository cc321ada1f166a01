import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { brandTokens } from '#web/theme/tokens.ts'
import { DetailLine } from './DetailLine.tsx'

interface DueRowProps {
  title: string
  /** Further facts below the title, such as program and month of a payment */
  details?: readonly string[]
  /** The reason and the day */
  text: ReactNode
  isLate: boolean
  /** The button that settles it */
  children: ReactNode
}

/** A row for a task or a payment that is due, with its button. */
export function DueRow({ title, details = [], text, isLate, children }: DueRowProps) {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <span className={styles.texts}>
        <bdi className={styles.title}>{title}</bdi>
        <DetailLine details={details} className={styles.quiet} />
        <span className={mergeClasses(styles.quiet, isLate && styles.late)}>{text}</span>
      </span>
      {children}
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingBlock: '10px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  texts: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // An hour does not stand alone in its line
    textWrap: 'balance',
  },
  late: { color: brandTokens.bad },
})
