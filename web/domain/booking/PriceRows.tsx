import type { Quote } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Money } from '#web/ui/Money.tsx'
import { AmountRows } from './AmountRows.tsx'

/** The amounts of a quote, with the percentages, and the price of one class where all cost the same. */
export function PriceRows({ quote }: { quote: Quote }) {
  const intl = useIntl()
  const formatPercent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' })
  const each = <Money amount={quote.price_per_session} currency={quote.currency} />
  const percent = formatPercent(quote.discount_percentage)
  const isSame = Math.abs(quote.price_per_session * quote.sessions_count - quote.subtotal) < 0.005
  return (
    <AmountRows
      amounts={quote}
      labels={{
        subtotal: (
          <FormattedMessage
            id="booking.price.subtotal"
            values={{
              items: (
                <FormattedMessage
                  id={isSame ? 'booking.price.items' : 'booking.price.classes'}
                  values={{ count: quote.sessions_count, each }}
                />
              ),
            }}
          />
        ),
        discount_amount: (
          <FormattedMessage
            id="booking.price.discount"
            values={{ percent, code: <bdi>{quote.promo_code}</bdi> }}
          />
        ),
        net_cost: <FormattedMessage id="booking.price.net" />,
        vat: (
          <FormattedMessage
            id="booking.price.vat"
            values={{ percent: formatPercent(quote.vat_percentage) }}
          />
        ),
        total_cost: <FormattedMessage id="booking.price.total" />,
      }}
    />
  )
}
