import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Container } from './Container.tsx'
import { Heading } from './Heading.tsx'
import { StarPattern } from './StarPattern.tsx'

interface EntranceCardProps {
  title: MessageId
  text?: ReactNode
  /** The content is known only after a call and keeps the footer below the first view, where it does not move */
  isLate?: boolean
  children?: ReactNode
}

/** The page of a single account step: title, text and action. */
export function EntranceCard({ title, text, isLate, children }: EntranceCardProps) {
  const styles = useStyles()
  return (
    <Container className={mergeClasses(styles.root, isLate && styles.late)}>
      <div className={styles.art}>
        <StarPattern seed="access" />
      </div>
      <div className={styles.card}>
        <Heading level={1} size="section">
          <FormattedMessage id={title} />
        </Heading>
        {text && <div className={styles.text}>{text}</div>}
        {children}
      </div>
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingBlock: '64px 96px',
  },
  late: { boxSizing: 'border-box', minHeight: '100vh', alignContent: 'start' },
  art: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '320px',
    color: tokens.colorBrandForeground1,
    opacity: 0.5,
    maskImage: 'radial-gradient(closest-side, black, transparent)',
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    boxSizing: 'border-box',
    width: 'min(480px, 100%)',
    padding: '32px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowRaised,
  },
  text: { color: tokens.colorNeutralForeground2 },
})
