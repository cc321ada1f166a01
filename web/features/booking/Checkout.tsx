import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import { toReservation } from '#web/domain/addresses.ts'
import { Booked } from '#web/domain/booking/Booked.tsx'
import { Outcome } from '#web/domain/booking/Outcome.tsx'
import { PriceRows } from '#web/domain/booking/PriceRows.tsx'
import { PromoForm } from '#web/domain/booking/PromoForm.tsx'
import { idIn } from '#web/domain/booking/reads.ts'
import { clearSelection } from '#web/state/selection.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { Money } from '#web/ui/Money.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { HoldBar } from './HoldBar.tsx'
import { LearnerChoice } from './LearnerChoice.tsx'
import { ReservationStep } from './ReservationStep.tsx'
import { Review } from './Review.tsx'
import { StepPage } from './StepPage.tsx'
import { useCheckout } from './useCheckout.ts'

/** The last step: look once more, pay, and see how it ended. */
export function Checkout() {
  return <ReservationStep step="checkout">{(tutor) => <Stage tutor={tutor} />}</ReservationStep>
}

function Stage({ tutor }: { tutor: TutorProfile }) {
  const { selection } = useStores()
  const { attempt } = useSelection()
  const [search] = useSearchParams()
  const path = toReservation(tutor.id, 'checkout')
  const payment = idIn(search.get('payment'))
  const booked = idIn(search.get('reservation'))
  if (payment)
    return (
      <Outcome
        key={payment}
        payment={payment}
        choice={selection}
        path={path}
        changePath={toReservation(tutor.id, 'sessions')}
        onDone={() => clearSelection(selection)}
      />
    )
  if (booked) return <Free reservation={booked} />
  // Back from a payment page that nobody finished
  if (attempt?.payment) return <Navigate replace to={`${path}?payment=${attempt.payment}`} />
  return <CheckoutStep tutor={tutor} />
}

function Free({ reservation }: { reservation: number }) {
  const { selection } = useStores()
  useEffect(() => clearSelection(selection), [selection])
  return <Booked reservation={reservation} />
}

function CheckoutStep({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const { isTrial, promo, seenTotal } = useSelection()
  const checkout = useCheckout(tutor)
  const { quote, problem, isBusy, isHeld } = checkout
  const isChanged = quote !== undefined && seenTotal !== undefined && seenTotal !== quote.total_cost
  const total = quote && <Money amount={quote.total_cost} currency={quote.currency} />
  const price = isTrial ? (
    <strong>
      <FormattedMessage id="booking.free" />
    </strong>
  ) : quote ? (
    <PriceRows quote={quote} />
  ) : (
    <Skeleton className={styles.skeleton} />
  )
  return (
    <StepPage
      step="checkout"
      tutor={tutor}
      title={isTrial ? 'booking.checkout.trial' : 'booking.checkout.title'}
      lead={<FormattedMessage id={isTrial ? 'booking.checkout.trial.lead' : 'booking.checkout.lead'} />}
      summary={price}
      line={<strong>{isTrial ? <FormattedMessage id="booking.free" /> : total}</strong>}
      action={
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={isBusy || !isHeld || (!isTrial && !quote)}
          onClick={() => void checkout.confirm()}
        >
          <span>
            {isTrial || quote?.total_cost === 0 ? (
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
            <MessageBarBody>{problem}</MessageBarBody>
          </MessageBar>
        )}
        {isChanged && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <FormattedMessage
                id="booking.priceChanged"
                values={{
                  before: <Money amount={seenTotal} currency={quote.currency} />,
                  now: <Money amount={quote.total_cost} currency={quote.currency} />,
                }}
              />
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      <HoldBar isBusy={checkout.isHolding} onExtend={checkout.extend} onRenew={checkout.renew} />
      <LearnerChoice />
      <Review tutor={tutor} />
      {!isTrial && (
        <Section title={<FormattedMessage id="booking.price" />}>
          <div className={styles.box}>
            <PromoForm
              code={promo}
              onApply={checkout.applyPromo}
              onRemove={() => checkout.setPromo(undefined)}
            />
            <div className={styles.onPhone}>{price}</div>
          </div>
          <p className={styles.quiet}>
            <FormattedMessage id="booking.hosted" />
          </p>
        </Section>
      )}
    </StepPage>
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
  // On a desktop they stand in the summary
  onPhone: { '@media (min-width: 1024px)': { display: 'none' } },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
