import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Section } from '#web/ui/Section.tsx'

/** The rows of a review before booking. */
export function ReviewList({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <Section title={<FormattedMessage id="booking.review" />}>
      <dl className={styles.root}>{children}</dl>
    </Section>
  )
}

interface ReviewRowProps {
  label: MessageId
  /** The step where it can be changed */
  to: string
  children: ReactNode
}

/** One choice with a link to change it. */
export function ReviewRow({ label, to, children }: ReviewRowProps) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={styles.value}>
        <span className={styles.texts}>{children}</span>
        <Link to={to} className={styles.link}>
          <FormattedMessage id="booking.change" />
          <Hidden>
            {' '}
            <FormattedMessage id={label} />
          </Hidden>
        </Link>
      </dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    paddingInline: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    paddingBlock: '14px',
    '&:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { display: 'flex', justifyContent: 'space-between', gap: '16px', margin: 0 },
  texts: { minWidth: 0, fontVariantNumeric: 'tabular-nums', '& > span': { display: 'block' } },
  link: { flexShrink: 0, position: 'relative', alignSelf: 'center', color: tokens.colorBrandForegroundLink },
})
