import { makeStyles, tokens } from '@fluentui/react-components'
import type { BookedClass, Person } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DetailLine } from '#web/domain/family/DetailLine.tsx'
import { getKid } from './family.ts'

/** A booking that waits for its payment, or a month that is due. */
export interface UnpaidItem {
  key: string
  learner: Person
  title: string
  /** Program and month */
  details?: readonly string[]
  amount: number
  currency: string
  /** Path of the page that pays it */
  to: string
}

interface PendingItemsProps {
  /** Paid classes without a time */
  owed: readonly BookedClass[]
  /** Bookings and fees that can be paid now */
  unpaid: readonly UnpaidItem[]
  /** Builds the path of a class's details */
  getPath: (bookedClass: number) => string
}

/** Open payments and classes without a time, each with its button; renders nothing without any. */
export function PendingItems({ owed, unpaid, getPath }: PendingItemsProps) {
  const styles = useStyles()
  if (owed.length + unpaid.length === 0) return null
  return (
    <Section title={<FormattedMessage id="family.settle" values={{ count: owed.length + unpaid.length }} />}>
      <ul className={styles.list}>
        {unpaid.map((row) => (
          <Row
            key={row.key}
            title={<bdi>{row.title}</bdi>}
            details={row.details}
            text={
              <FormattedMessage
                id="family.unpaid"
                values={{
                  isOwn: getKid(row.learner) === undefined,
                  name: <bdi>{row.learner.name}</bdi>,
                  amount: <Money amount={row.amount} currency={row.currency} />,
                }}
              />
            }
            to={row.to}
            act="family.pay"
          />
        ))}
        {owed.map((row) => (
          <Row
            key={row.id}
            title={<bdi>{row.course.name}</bdi>}
            text={
              <FormattedMessage
                id="family.unplacedFor"
                values={{
                  isOwn: row.students.every((student) => getKid(student) === undefined),
                  learner: <bdi>{row.students.map(({ name }) => name).join(' · ')}</bdi>,
                  name: <bdi>{row.tutor.name}</bdi>,
                }}
              />
            }
            to={getPath(row.id)}
            act="family.place"
          />
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  title: ReactNode
  details?: readonly string[] | undefined
  text: ReactNode
  to: string
  act: MessageId
}

function Row({ title, details = [], text, to, act }: RowProps) {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <DetailLine details={details} className={styles.quiet} />
        <span className={styles.quiet}>{text}</span>
      </span>
      <ButtonLink to={to} appearance="primary" preventScrollReset>
        <FormattedMessage id={act} />
      </ButtonLink>
    </li>
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
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
})
