import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { useActionBar } from '#web/ui/useActionBar.ts'

interface FlowPageProps {
  /** The step indicator */
  steps: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** Above the title: tutor or kids */
  top?: ReactNode
  /** The choices and the price; one line on a phone */
  summary: ReactNode
  line: ReactNode
  /** The button to the next step */
  action: ReactNode
  children: ReactNode
}

/** The page of a booking step: step indicator, content, and the summary beside it or, on a phone, at the bottom. */
export function FlowPage({ steps, title, lead, top, summary, line, action, children }: FlowPageProps) {
  const styles = useStyles()
  const bar = useActionBar()
  return (
    <Container className={styles.root}>
      {steps}
      {top}
      <div className={styles.columns}>
        <div className={styles.content}>
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
        <aside ref={bar} className={styles.aside}>
          <div className={styles.summary}>
            <Heading level={2} size="card">
              <FormattedMessage id="booking.summary" />
            </Heading>
            {summary}
          </div>
          <div className={styles.bar}>
            <div className={styles.line}>{line}</div>
            {action}
          </div>
        </aside>
      </div>
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    // Low on a phone, where a step's choices begin below all of it
    gap: '16px',
    paddingBlock: '16px 24px',
    [media.desktop]: { gap: '24px', paddingBlock: '24px 96px' },
  },
  head: { display: 'flex', flexDirection: 'column', gap: '8px' },
  lead: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '40px', alignItems: 'start' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minWidth: 0,
    [media.desktop]: { gap: '32px' },
    // An empty live region takes no room
    '& > [role=alert]:empty': { position: 'absolute' },
    // An alert that a step scrolls to stands between the head and the bar
    '& > [role=alert]': { scrollMarginBlock: '80px calc(var(--actionBar, 0px) + 16px)' },
  },
  aside: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    marginInline: '-16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.tablet]: { marginInline: '-24px' },
    [media.desktop]: {
      top: '96px',
      bottom: 'auto',
      marginInline: 0,
      padding: '24px',
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusXLarge,
      boxShadow: brandTokens.shadowRaised,
    },
  },
  summary: {
    display: 'none',
    [media.desktop]: { display: 'flex', flexDirection: 'column', gap: '16px', marginBottom: '20px' },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    // Room for three lines: a text of two lines beside the price moves nothing
    minHeight: '54px',
    padding: '12px 16px',
    '& > button, & > a': { flexShrink: 0, minHeight: '48px' },
    [media.desktop]: {
      minHeight: 0,
      padding: 0,
      '& > button, & > a': { width: '100%' },
    },
  },
  line: {
    minWidth: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    [media.desktop]: { display: 'none' },
  },
})
