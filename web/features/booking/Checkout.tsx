import type { TutorProfile } from '#sdk'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { toReservation } from '#web/paths.ts'
import { CheckoutNotices } from '#web/domain/booking/CheckoutNotices.tsx'
import { CheckoutPrice, QuoteLine, QuoteRows } from '#web/domain/booking/CheckoutPrice.tsx'
import { CheckoutStage } from '#web/domain/booking/CheckoutStage.tsx'
import { PayButton } from '#web/domain/booking/PayButton.tsx'
import { parseId } from '#web/domain/booking/queries.ts'
import { clearSelection } from '#web/state/selection.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { HoldBar } from './HoldBar.tsx'
import { LearnerChoice } from './LearnerChoice.tsx'
import { ReservationStep } from './ReservationStep.tsx'
import { Review } from './Review.tsx'
import { MissedDates, MissedDatesNote } from './Summary.tsx'
import { StepPage } from './StepPage.tsx'
import { useCheckout } from './useCheckout.ts'

/** The last step: review, payment and its result, which is shown also when the tutor has left meanwhile. */
export function Checkout() {
  const { selection } = useStores()
  const id = parseId(useParams().id) ?? 0
  return (
    <ReservationStep
      step="checkout"
      renderAround={(step) => (
        <CheckoutStage
          selection={selection}
          path={toReservation(id, 'checkout')}
          changePath={toReservation(id, 'sessions')}
          onDone={() => clearSelection(selection)}
        >
          {step}
        </CheckoutStage>
      )}
    >
      {(tutor) => <CheckoutStep tutor={tutor} />}
    </ReservationStep>
  )
}

function CheckoutStep({ tutor }: { tutor: TutorProfile }) {
  const { isTrial, promo } = useSelection()
  const learners = useRef<HTMLFieldSetElement>(null)
  const checkout = useCheckout(tutor, () => focusChoice(learners.current))
  const { quote, isBusy } = checkout
  const isRefused = checkout.problem !== undefined
  const free = (
    <strong>
      <FormattedMessage id="booking.free" />
    </strong>
  )
  const total = <FormattedMessage id="booking.price.total" />
  return (
    <StepPage
      step="checkout"
      tutor={tutor}
      title={isTrial ? 'booking.checkout.trial' : 'booking.checkout.title'}
      lead={<FormattedMessage id={isTrial ? 'booking.checkout.trial.lead' : 'booking.checkout.lead'} />}
      summary={
        isTrial ? (
          free
        ) : (
          <div>
            <QuoteRows quote={quote} isRefused={isRefused} />
            <MissedDatesNote tutor={tutor} />
          </div>
        )
      }
      line={isTrial ? free : <QuoteLine quote={quote} label={<MissedDates tutor={tutor} none={total} />} />}
      action={
        <PayButton
          quote={quote}
          isBusy={isBusy}
          isDisabled={!checkout.isHeld || (!isTrial && !quote)}
          onPress={() => void checkout.confirm()}
        />
      }
    >
      <CheckoutNotices
        problem={checkout.problem}
        quote={quote}
        before={checkout.before}
        changePath={toReservation(tutor.id, 'sessions')}
        changeLabel="booking.times"
        onRetry={checkout.retry}
      />
      {!checkout.isPast && (
        <HoldBar isBusy={checkout.isHolding} onExtend={checkout.extend} onHoldAgain={checkout.holdAgain} />
      )}
      <LearnerChoice ref={learners} />
      <Review tutor={tutor} onReplace={(clash, slot) => void checkout.replace(clash, slot)} />
      {!isTrial && (
        <CheckoutPrice
          quote={quote}
          isRefused={isRefused}
          promo={promo}
          onApply={checkout.applyPromo}
          onRemove={() => checkout.setPromo(undefined)}
        />
      )}
    </StepPage>
  )
}

/** Shows a choice between the heading of the page and the bar with its button. */
function focusChoice(field: HTMLElement | null) {
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector('input')?.focus({ preventScroll: true })
}
