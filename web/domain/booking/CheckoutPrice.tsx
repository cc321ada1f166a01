import { makeStyles, tokens } from '@fluentui/react-components'
import type { Quote } from '#sdk'
import { type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { createLazy } from '#web/ui/createLazy.ts'
import { Money } from '#web/ui/Money.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { PriceRows } from './PriceRows.tsx'

// Few bookings have a code, and the input is a tenth of this step
const PromoForm = createLazy(() => import('./PromoForm.tsx'), 'PromoForm')

interface QuoteRowsProps {
  quote: Quote | undefined
  /** Without a quote: none will come until something is changed */
  isRefused?: boolean
}

interface CheckoutPriceProps extends QuoteRowsProps {
  /** The applied promo code */
  promo: string | undefined
  /** Applies a code; rejects with the translated refusal */
  onApply: (code: string) => Promise<void>
  onRemove: () => void
}

/** The promo code and, on a phone, the price, which a desktop shows in the summary. */
export function CheckoutPrice({ quote, isRefused = false, promo, onApply, onRemove }: CheckoutPriceProps) {
  const styles = useStyles()
  return (
    <Section title={<FormattedMessage id="booking.payment" />}>
      <div className={styles.box}>
        <Suspense fallback={<Skeleton className={styles.promo} />}>
          <PromoForm code={promo} onApply={onApply} onRemove={onRemove} />
        </Suspense>
        <div className={styles.onPhone}>
          <QuoteRows quote={quote} isRefused={isRefused} />
        </div>
      </div>
      {quote?.total_cost !== 0 && (
        <p className={styles.quiet}>
          <FormattedMessage id="booking.hosted" />
        </p>
      )}
    </Section>
  )
}

/** The price in rows, or a skeleton of the same height. */
export function QuoteRows({ quote, isRefused = false }: QuoteRowsProps) {
  const styles = useStyles()
  if (quote) return <PriceRows quote={quote} />
  return isRefused ? null : <Skeleton className={styles.skeleton} />
}

interface QuoteLineProps {
  quote: Quote | undefined
  /** Shown above the amount instead of its name */
  label?: ReactNode
}

/** The total, for the one-line summary of a phone. */
export function QuoteLine({ quote, label = <FormattedMessage id="booking.price.total" /> }: QuoteLineProps) {
  const styles = useStyles()
  if (!quote) return null
  return (
    <>
      {label}
      <strong className={styles.total}>
        <Money amount={quote.total_cost} currency={quote.currency} />
      </strong>
    </>
  )
}

const useStyles = makeStyles({
  total: { display: 'block', fontSize: tokens.fontSizeBase300, whiteSpace: 'nowrap' },
  skeleton: { height: '120px' },
  promo: { height: '66px' },
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  onPhone: { '@media (min-width: 1024px)': { display: 'none' } },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
