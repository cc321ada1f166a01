import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { Quote } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Money } from '#web/ui/Money.tsx'

interface CheckoutNoticesProps {
  problem: string | undefined
  quote: Quote | undefined
  /** The price shown before, when it has changed since */
  before: number | undefined
  /** Where a refused choice can be changed, and the link's label */
  changePath: string
  changeLabel: MessageId
  /** Tries again what has failed, where no other choice would help */
  onRetry?: (() => unknown) | undefined
  /** Other changes */
  children?: ReactNode
}

/** Announces the reason why the booking is impossible, and a changed price. */
export function CheckoutNotices({
  problem,
  quote,
  before,
  changePath,
  changeLabel,
  onRetry,
  children,
}: CheckoutNoticesProps) {
  return (
    <div role="alert">
      {problem && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {problem}{' '}
            {onRetry ? (
              <Button size="small" onClick={onRetry}>
                <FormattedMessage id="ui.retry" />
              </Button>
            ) : (
              <Link to={changePath}>
                <FormattedMessage id="booking.change" />
                <Hidden>
                  {' '}
                  <FormattedMessage id={changeLabel} />
                </Hidden>
              </Link>
            )}
          </MessageBarBody>
        </MessageBar>
      )}
      {quote && before !== undefined && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <FormattedMessage
              id="booking.priceChanged"
              values={{
                before: <Money amount={before} currency={quote.currency} />,
                now: <Money amount={quote.total_cost} currency={quote.currency} />,
              }}
            />
          </MessageBarBody>
        </MessageBar>
      )}
      {children}
    </div>
  )
}
