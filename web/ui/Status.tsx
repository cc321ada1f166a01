import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface StatusProps {
  tone: 'good' | 'waiting' | 'bad' | 'neutral'
  children: ReactNode
}

/** A state as a coloured chip with a dot and a text. */
export function Status({ tone, children }: StatusProps) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.root, styles[tone])}>
      <span aria-hidden="true" className={styles.dot} />
      {children}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingBlock: '2px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
  },
  dot: { width: '6px', height: '6px', borderRadius: '50%', backgroundColor: 'currentColor' },
  good: { backgroundColor: '#e5f3ea', color: '#135c34' },
  waiting: { backgroundColor: '#fdf1dc', color: '#7a4a05' },
  bad: { backgroundColor: '#fbe9e7', color: '#94231a' },
  neutral: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
})
