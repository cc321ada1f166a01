import { makeStyles, tokens } from '@fluentui/react-components'
import type { BookedClass, Reservation } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Section } from '#web/ui/Section.tsx'
import { getKid } from './family.ts'

interface PendingItemsProps {
  /** Paid classes without a time */
  owed: readonly BookedClass[]
  reservations: readonly Reservation[]
  /** Builds the path of a class's details */
  getPath: (bookedClass: number) => string
}

/** Open payments and classes without a time, each with its button; renders nothing without any. */
export function PendingItems({ owed, reservations, getPath }: PendingItemsProps) {
  const styles = useStyles()
  const payable = reservations.filter(({ is_payable: isPayable }) => isPayable)
  if (owed.length + payable.length === 0) return null
  return (
    <Section title={<FormattedMessage id="family.settle" values={{ count: owed.length + payable.length }} />}>
      <ul className={styles.list}>
        {payable.map((row) => (
          <Row
            key={row.id}
            title={<bdi>{row.courses.map(({ name }) => name).join(' · ')}</bdi>}
            text={
              <FormattedMessage
                id="family.unpaid"
                values={{
                  isOwn: getKid(row.learner) === undefined,
                  name: <bdi>{row.learner.name}</bdi>,
                  amount: <Money amount={row.total_cost} currency={row.currency} />,
                }}
              />
            }
            to={withSearch(paths.manageReservations, { id: row.id })}
            act="family.pay"
          />
        ))}
        {owed.map((row) => (
          <Row
            key={row.id}
            title={<bdi>{row.course.name}</bdi>}
            text={<FormattedMessage id="family.unplaced" values={{ name: <bdi>{row.tutor.name}</bdi> }} />}
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
  text: ReactNode
  to: string
  act: MessageId
}

function Row({ title, text, to, act }: RowProps) {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{title}</strong>
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
