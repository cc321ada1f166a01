import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Receipt } from '#sdk'
import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Money } from '#web/ui/Money.tsx'

type Amount = 'subtotal' | 'discount_amount' | 'net_cost' | 'vat' | 'total_cost'

/** The order in which amounts stand from the checkout to the receipt. */
const order: readonly Amount[] = ['subtotal', 'discount_amount', 'net_cost', 'vat', 'total_cost']

interface AmountRowsProps {
  amounts: Pick<Receipt, Amount | 'currency' | 'vat_percentage'>
  labels: Readonly<Record<Amount, ReactNode>>
}

/**
 * Subtotal, discount, net amount, VAT and total, in this order; without a discount, and without VAT, no row of it.
 * @see specification section 3, payment/fee
 */
export function AmountRows({ amounts, labels }: AmountRowsProps) {
  const styles = useStyles()
  const rows = order.filter((name) => {
    if (name === 'discount_amount') return amounts.discount_amount > 0
    return (name !== 'net_cost' && name !== 'vat') || amounts.vat_percentage > 0
  })
  return (
    <dl className={styles.root}>
      {rows.map((name) => (
        <div key={name} className={mergeClasses(styles.row, name === 'total_cost' && styles.total)}>
          <dt>{labels[name]}</dt>
          <dd className={styles.amount}>
            <Money
              amount={name === 'discount_amount' ? -amounts[name] : amounts[name]}
              currency={amounts.currency}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ReceiptAmountsProps {
  receipt: Receipt
  /** The labels, which the pages have in texts of their own */
  texts: Readonly<Record<Amount, MessageId>>
}

/** The amounts of a receipt, with what was booked and the rate of VAT. */
export function ReceiptAmounts({ receipt, texts }: ReceiptAmountsProps) {
  const intl = useIntl()
  const percent = intl.formatNumber(receipt.vat_percentage / 100, { style: 'percent' })
  const items = receipt.lines.map(({ description, amount }) => (
    <Fragment key={description}>
      {receipt.lines.length > 1 && <br />}
      <bdi>{description}</bdi>
      {receipt.lines.length > 1 && (
        <>
          {' · '}
          <Money amount={amount} currency={receipt.currency} />
        </>
      )}
    </Fragment>
  ))
  return (
    <AmountRows
      amounts={receipt}
      labels={{
        subtotal: <FormattedMessage id={texts.subtotal} values={{ items }} />,
        discount_amount: <FormattedMessage id={texts.discount_amount} />,
        net_cost: <FormattedMessage id={texts.net_cost} />,
        vat: <FormattedMessage id={texts.vat} values={{ percent }} />,
        total_cost: <FormattedMessage id={texts.total_cost} />,
      }}
    />
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  row: { display: 'flex', justifyContent: 'space-between', gap: '16px' },
  total: {
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  amount: { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
