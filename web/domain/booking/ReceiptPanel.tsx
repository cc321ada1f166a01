import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { Money } from '#web/ui/Money.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { receiptQuery } from './queries.ts'

/** The printable receipt of a payment. */
export function ReceiptPanel({ payment }: { payment: number }) {
  const styles = useStyles()
  const { data, error } = useQuery(receiptQuery(payment))
  if (error && !data) return null
  return (
    <Section
      title={<FormattedMessage id="booking.receipt" />}
      action={
        <Button icon={<PrintRegular />} onClick={() => print()}>
          <FormattedMessage id="booking.receipt.print" />
        </Button>
      }
    >
      {!data && <Skeleton />}
      {data && (
        <dl className={styles.root}>
          <Row label="booking.receipt.number">
            <bdi>{data.data.number}</bdi>
          </Row>
          <Row label="booking.receipt.payer">
            <bdi>{data.data.payer}</bdi>
          </Row>
          <Row label="booking.receipt.issued">
            <DateTime start={data.data.issued_on} />
          </Row>
          <Row label="booking.receipt.subtotal">
            <Money amount={data.data.subtotal} currency={data.data.currency} />
          </Row>
          {data.data.discount_amount > 0 && (
            <Row label="booking.receipt.discount">
              <Money amount={-data.data.discount_amount} currency={data.data.currency} />
            </Row>
          )}
          <Row label="booking.price.net">
            <Money amount={data.data.net_cost} currency={data.data.currency} />
          </Row>
          <Row label="booking.receipt.vat">
            <Money amount={data.data.vat} currency={data.data.currency} />
          </Row>
          <Row label="booking.price.total">
            <strong>
              <Money amount={data.data.total_cost} currency={data.data.currency} />
            </strong>
          </Row>
        </dl>
      )}
    </Section>
  )
}

function Row({ label, children }: { label: MessageId; children: React.ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: '8px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlock: '8px',
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
})
