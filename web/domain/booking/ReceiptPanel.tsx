import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { receiptQuery } from './queries.ts'
import { ReceiptAmounts } from './AmountRows.tsx'

const texts = {
  subtotal: 'booking.price.subtotal',
  discount_amount: 'booking.receipt.discount',
  net_cost: 'booking.price.net',
  vat: 'booking.price.vat',
  total_cost: 'booking.price.total',
} as const

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
        <div className={styles.root}>
          <dl className={styles.facts}>
            <Row label="booking.receipt.number">
              <bdi>{data.data.number}</bdi>
            </Row>
            <Row label="booking.receipt.payer">
              <bdi>{data.data.payer}</bdi>
            </Row>
            <Row label="booking.receipt.issued">
              <DateTime start={data.data.issued_on} />
            </Row>
          </dl>
          <ReceiptAmounts receipt={data.data} texts={texts} />
        </div>
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
    padding: '14px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
  },
  facts: { margin: 0 },
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
