import { Button } from '@fluentui/react-components'
import type { Quote } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Money } from '#web/ui/Money.tsx'

interface PayButtonProps {
  /** Without a quote nothing can be paid */
  quote: Quote | undefined
  isBusy: boolean
  isDisabled: boolean
  onPress: () => void
}

/** The button that books and pays; shows the total. */
export function PayButton({ quote, isBusy, isDisabled, onPress }: PayButtonProps) {
  return (
    <Button
      appearance="primary"
      size="large"
      disabledFocusable={isBusy || isDisabled}
      onClick={() => onPress()}
    >
      <span>
        {quote && quote.total_cost > 0 ? (
          <FormattedMessage
            id={isBusy ? 'booking.paying' : 'booking.pay'}
            values={{ amount: <Money amount={quote.total_cost} currency={quote.currency} /> }}
          />
        ) : (
          <FormattedMessage id="booking.confirm" />
        )}
      </span>
    </Button>
  )
}
