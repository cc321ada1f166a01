import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { CheckoutNotices } from '#web/domain/booking/CheckoutNotices.tsx'
import { CheckoutPrice, QuoteLine, QuoteRows } from '#web/domain/booking/CheckoutPrice.tsx'
import { CheckoutStage } from '#web/domain/booking/CheckoutStage.tsx'
import { PayButton } from '#web/domain/booking/PayButton.tsx'
import { clearGroupSelection } from '#web/state/groupSelection.ts'
import { clearKidsSelection } from '#web/state/kidsSelection.ts'
import { useGroupSelection, useStores } from '#web/state/stores.ts'
import { ChangedSeats } from './ChangedSeats.tsx'
import { GroupReview } from './GroupReview.tsx'
import { GroupGate, GroupPage } from './GroupStep.tsx'
import { useGroupChoice } from './useGroupChoice.ts'
import { useGroupCheckout } from './useGroupCheckout.ts'

/** The last step of group booking: review, payment and its result. */
export function GroupCheckout() {
  const { kidsSelection, groupSelection } = useStores()
  const { isNewFlow } = useGroupChoice()
  return (
    <GroupGate step="reservation">
      <CheckoutStage
        selection={groupSelection}
        path={paths.groupReservation}
        changePath={paths.groupInterview}
        restartPath={isNewFlow ? paths.groupKids : paths.groupPrograms}
        onDone={() => {
          clearKidsSelection(kidsSelection)
          clearGroupSelection(groupSelection)
        }}
      >
        <CheckoutStep />
      </CheckoutStage>
    </GroupGate>
  )
}

function CheckoutStep() {
  const { promo } = useGroupSelection()
  const checkout = useGroupCheckout()
  const { quote } = checkout
  const isRefused = checkout.problem !== undefined
  return (
    <GroupPage
      step="reservation"
      title="booking.checkout.title"
      lead={<FormattedMessage id="booking.groupCheckout.lead" />}
      summary={<QuoteRows quote={quote} isRefused={isRefused} />}
      line={<QuoteLine quote={quote} />}
      action={
        <PayButton
          quote={quote}
          isBusy={checkout.isBusy}
          isDisabled={!quote}
          onPress={() => void checkout.confirm()}
        />
      }
    >
      <CheckoutNotices
        problem={checkout.problem}
        quote={quote}
        before={checkout.before}
        changePath={checkout.changePath}
        changeLabel={checkout.changeLabel}
        onRetry={checkout.retry}
      >
        <ChangedSeats before={checkout.seatsBefore} />
      </CheckoutNotices>
      <GroupReview seats={quote?.seats} />
      <CheckoutPrice
        quote={quote}
        isRefused={isRefused}
        promo={promo}
        onApply={checkout.applyPromo}
        onRemove={() => checkout.setPromo(undefined)}
      />
    </GroupPage>
  )
}
