import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { addresses } from '#web/domain/addresses.ts'
import { Booked } from '#web/domain/booking/Booked.tsx'
import { Outcome } from '#web/domain/booking/Outcome.tsx'
import { PriceRows } from '#web/domain/booking/PriceRows.tsx'
import { PromoForm } from '#web/domain/booking/PromoForm.tsx'
import { idIn } from '#web/domain/booking/reads.ts'
import { clearGroupSelection } from '#web/state/groupSelection.ts'
import { clearKidsSelection } from '#web/state/kidsSelection.ts'
import { type Stores, useGroupSelection, useStores } from '#web/state/stores.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { GroupGate, GroupPage } from './GroupStep.tsx'
import { GroupReview } from './GroupReview.tsx'
import { useGroupCheckout } from './useGroupCheckout.ts'

/** The last step: kids, courses, the first meeting, and the payment. */
export function GroupCheckout() {
  return (
    <GroupGate step="reservation">
      <Stage />
    </GroupGate>
  )
}

function forget({ kidsSelection, groupSelection }: Stores) {
  clearKidsSelection(kidsSelection)
  clearGroupSelection(groupSelection)
}

function Stage() {
  const stores = useStores()
  const { attempt } = useGroupSelection()
  const [search] = useSearchParams()
  const payment = idIn(search.get('payment'))
  const booked = idIn(search.get('reservation'))
  if (payment)
    return (
      <Outcome
        key={payment}
        payment={payment}
        choice={stores.groupSelection}
        path={addresses.groupReservation}
        changePath={addresses.groupInterview}
        onDone={() => forget(stores)}
      />
    )
  if (booked) return <Free reservation={booked} />
  if (attempt?.payment)
    return <Navigate replace to={`${addresses.groupReservation}?payment=${attempt.payment}`} />
  return <CheckoutStep />
}

function Free({ reservation }: { reservation: number }) {
  const stores = useStores()
  useEffect(() => forget(stores), [stores])
  return <Booked reservation={reservation} />
}

function CheckoutStep() {
  const styles = useStyles()
  const { promo } = useGroupSelection()
  const { quote, problem, isBusy, applyPromo, setPromo, confirm } = useGroupCheckout()
  const total = quote && <Money amount={quote.total_cost} currency={quote.currency} />
  const price = quote ? <PriceRows quote={quote} /> : <Skeleton className={styles.skeleton} />
  return (
    <GroupPage
      step="reservation"
      title="booking.checkout.title"
      lead={<FormattedMessage id="booking.groupCheckout.lead" />}
      summary={price}
      line={<strong>{total}</strong>}
      action={
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={isBusy || !quote}
          onClick={() => void confirm()}
        >
          <span>
            {quote?.total_cost === 0 ? (
              <FormattedMessage id="booking.confirm" />
            ) : (
              <FormattedMessage
                id={isBusy ? 'booking.paying' : 'booking.pay'}
                values={{ amount: total ?? '' }}
              />
            )}
          </span>
        </Button>
      }
    >
      <div role="alert">
        {problem && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              {problem}{' '}
              <Link to={addresses.groupInterview}>
                <FormattedMessage id="booking.change" />
                <Hidden>
                  : <FormattedMessage id="booking.step.interview" />
                </Hidden>
              </Link>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      <GroupReview />
      <Section title={<FormattedMessage id="booking.price" />}>
        <div className={styles.box}>
          <PromoForm code={promo} onApply={applyPromo} onRemove={() => setPromo(undefined)} />
          <div className={styles.onPhone}>{price}</div>
        </div>
        <p className={styles.quiet}>
          <FormattedMessage id="booking.hosted" />
        </p>
      </Section>
    </GroupPage>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '120px' },
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
