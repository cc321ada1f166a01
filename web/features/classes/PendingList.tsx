import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DetailLine } from '#web/domain/family/DetailLine.tsx'

export interface PendingRow {
  key: string
  title: ReactNode
  details?: readonly string[] | undefined
  text: ReactNode
  /** Path of the page on which it is done */
  to: string
  buttonText: MessageId
}

/** The list of what waits for the signed-in person, each with its button; renders nothing without any. */
export function PendingList({ rows }: { rows: readonly PendingRow[] }) {
  const styles = useStyles()
  if (rows.length === 0) return null
  return (
    <Section title={<FormattedMessage id="family.settle" values={{ count: rows.length }} />}>
      <ul className={styles.list}>
        {rows.map(({ key, title, details = [], text, to, buttonText }) => (
          <li key={key} className={styles.row}>
            <span className={styles.texts}>
              <strong>{title}</strong>
              <DetailLine details={details} className={styles.quiet} />
              <span className={styles.quiet}>{text}</span>
            </span>
            <ButtonLink to={to} appearance="primary" preventScrollReset>
              <FormattedMessage id={buttonText} />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    listStyleType: 'none',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '14px 20px',
    '& > a': { flexShrink: 0, whiteSpace: 'nowrap' },
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  texts: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
})
