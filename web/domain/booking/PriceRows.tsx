import { makeStyles, tokens } from '@fluentui/react-components'
import type { Quote } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Money } from '#web/ui/Money.tsx'

/**
 * Subtotal, discount with percentage, net amount, VAT and total, in this order.
 * @see specification section 3, payment/fee
 */
export function PriceRows({ quote }: { quote: Quote }) {
  const styles = useStyles()
  const formatAmount = (amount: number) => <Money amount={amount} currency={quote.currency} />
  const intl = useIntl()
  const formatPercent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' })
  return (
    <dl className={styles.root}>
      <div className={styles.row}>
        <dt>
          <FormattedMessage
            id="booking.price.subtotal"
            values={{ count: quote.sessions_count, each: formatAmount(quote.price_per_session) }}
          />
        </dt>
        <dd className={styles.amount}>{formatAmount(quote.subtotal)}</dd>
      </div>
      {quote.discount_amount > 0 && (
        <div className={styles.row}>
          <dt>
            <FormattedMessage
              id="booking.price.discount"
              values={{
                percent: formatPercent(quote.discount_percentage),
                code: <bdi>{quote.promo_code}</bdi>,
              }}
            />
          </dt>
          <dd className={styles.amount}>{formatAmount(-quote.discount_amount)}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>
          <FormattedMessage id="booking.price.net" />
        </dt>
        <dd className={styles.amount}>{formatAmount(quote.net_cost)}</dd>
      </div>
      <div className={styles.row}>
        <dt>
          <FormattedMessage
            id="booking.price.vat"
            values={{ percent: formatPercent(quote.vat_percentage) }}
          />
        </dt>
        <dd className={styles.amount}>{formatAmount(quote.vat)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          <FormattedMessage id="booking.price.total" />
        </dt>
        <dd className={styles.amount}>{formatAmount(quote.total_cost)}</dd>
      </div>
    </dl>
  )
}

const row = { display: 'flex', justifyContent: 'space-between', gap: '16px' } as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  row,
  total: {
    ...row,
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  amount: { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
