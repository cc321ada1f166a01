import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import { StarPattern } from './StarPattern.tsx'

interface NoticeProps {
  /** Seed of the pattern */
  seed: string
  title: string
  text?: ReactNode
  /** One action */
  children?: ReactNode
  /** Errors are announced */
  role?: 'alert' | 'status'
}

/** A message for an empty list, no match, an error or offline: pattern, sentence and action. */
export function Notice({ seed, title, text, children, role }: NoticeProps) {
  const styles = useStyles()
  return (
    <div className={styles.root} role={role}>
      <div className={styles.art}>
        <StarPattern seed={seed} />
      </div>
      <Heading level={2} size="card">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '48px',
    paddingInline: '16px',
    textAlign: 'center',
  },
  art: {
    position: 'relative',
    width: '192px',
    height: '120px',
    overflow: 'hidden',
    color: tokens.colorBrandForeground1,
    maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
  },
  text: { margin: 0, maxWidth: '48ch', color: tokens.colorNeutralForeground2 },
})
