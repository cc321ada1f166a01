import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { brandTokens, media } from '#web/theme/tokens.ts'

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
    // Forced colours remove the background, so the border becomes visible
    [media.forced]: { border: '1px solid' },
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
  dot: {
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    // Forced colours replace any other background with that of the page
    [media.forced]: { backgroundColor: 'CanvasText' },
  },
  good: { backgroundColor: brandTokens.goodSoft, color: brandTokens.good },
  waiting: { backgroundColor: brandTokens.waitingSoft, color: brandTokens.waiting },
  bad: { backgroundColor: brandTokens.badSoft, color: brandTokens.bad },
  neutral: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
})
