import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '#web/theme/tokens.ts'
import { Container } from './Container.tsx'
import { Heading } from './Heading.tsx'

interface PageProps {
  title: ReactNode
  /** One sentence below the title */
  lead?: ReactNode
  /** Shown beside the title */
  actions?: ReactNode
  children: ReactNode
}

/** The usual page: title, sentence and content in the page's width. */
export function Page({ title, lead, actions, children }: PageProps) {
  const styles = useStyles()
  return (
    <Container className={styles.root}>
      <div className={styles.head}>
        <div className={styles.texts}>
          <Heading level={1}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    paddingBlock: 'var(--pageStart, 32px) 64px',
    [media.desktop]: { paddingBlock: 'var(--pageStart, 48px) 96px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '32px',
  },
  texts: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  lead: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
})
