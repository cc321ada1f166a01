import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Container } from './Container.tsx'
import { Heading } from './Heading.tsx'
import { StarPattern } from './StarPattern.tsx'

interface EntranceCardProps {
  title: MessageId
  text?: ReactNode
  children?: ReactNode
}

/** The page of a single account step: title, text and action. */
export function EntranceCard({ title, text, children }: EntranceCardProps) {
  const styles = useStyles()
  return (
    <Container className={styles.root}>
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
