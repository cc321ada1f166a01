import { useState } from 'react'
import { findElement, press, typeText } from '#web/workshop/interact.ts'
import { reducedQuote, sampleQuote } from '#web/workshop/sampleQuote.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Appointment } from './Appointment.tsx'
import { CheckoutNotices } from './CheckoutNotices.tsx'
import { CheckoutPrice, QuoteLine, QuoteRows } from './CheckoutPrice.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { NextButton } from './NextButton.tsx'
import { PayButton } from './PayButton.tsx'
import { AmountRows } from './AmountRows.tsx'
import { PriceRows } from './PriceRows.tsx'
import { PromoForm } from './PromoForm.tsx'
import { RefundNote } from './RefundNote.tsx'
import { ReviewList, ReviewRow } from './ReviewList.tsx'

export default {
  component: ChoiceCard,
  subcomponents: {
    Appointment,
    CheckoutNotices,
    CheckoutPrice,
    NextButton,
    PayButton,
    AmountRows,
    PriceRows,
    PromoForm,
    QuoteLine,
    QuoteRows,
    RefundNote,
    ReviewList,
    ReviewRow,
  },
} satisfies Meta

const doNothing = () => undefined

function Cards({ type: kind }: { type: 'radio' | 'checkbox' }) {
  const { one, two, three, long } = useSample()
  const [chosen, setChosen] = useState<readonly string[]>([one])
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {[one, two, long].map((name) => (
        <ChoiceCard
          key={name}
          type={kind}
          name={three}
          isChosen={chosen.includes(name)}
          onChoose={() => setChosen([name])}
        >
          {name}
        </ChoiceCard>
      ))}
      <ChoiceCard type={kind} name={three} isChosen={false} isRefused onChoose={doNothing}>
        {three}
      </ChoiceCard>
    </div>
  )
}

export const RadioCards: Story = {
  render: () => <Cards type="radio" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'label:nth-child(2) input')
    await findElement(canvasElement, 'label:nth-child(4) input[aria-disabled=true]')
  },
}
export const CheckboxCards: Story = { render: () => <Cards type="checkbox" /> }

export const Price: Story = { render: () => <PriceRows quote={sampleQuote} /> }
export const ReducedPrice: Story = { render: () => <PriceRows quote={reducedQuote} /> }
export const PriceIsLoading: Story = { render: () => <QuoteRows quote={undefined} /> }
export const PriceInOneLine: Story = { render: () => <QuoteLine quote={sampleQuote} /> }

function Promo({ applied }: { applied?: string }) {
  const { hint } = useSample()
  return <PromoForm code={applied} onApply={() => Promise.reject(new Error(hint))} onRemove={doNothing} />
}

export const PromoCode: Story = { render: () => <Promo /> }
export const AppliedPromoCode: Story = { render: () => <Promo applied="WELCOME10" /> }
export const RefusedPromoCode: Story = {
  ...PromoCode,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=promo]', 'nothing')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[aria-invalid=true]')
  },
}
export const PriceAndPromoCode: Story = {
  render: () => (
    <CheckoutPrice
      quote={reducedQuote}
      promo="WELCOME10"
      onApply={() => Promise.resolve()}
      onRemove={doNothing}
    />
  ),
}

export const Pay: Story = {
  render: () => <PayButton quote={sampleQuote} isBusy={false} isDisabled={false} onPress={doNothing} />,
}
export const Paying: Story = {
  render: () => <PayButton quote={sampleQuote} isBusy isDisabled onPress={doNothing} />,
}
export const PayWithoutPrice: Story = {
  render: () => <PayButton quote={undefined} isBusy={false} isDisabled onPress={doNothing} />,
}

export const Next: Story = { render: () => <NextButton to="/tutors" missing={undefined} /> }
export const NextWithoutAChoice: Story = {
  render: () => <NextButton to="/tutors" missing="calendar.selectSlot" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
  },
}

function Notices({ isRefused = false, onRetry }: { isRefused?: boolean; onRetry?: () => void }) {
  const { text } = useSample()
  return (
    <CheckoutNotices
      problem={isRefused ? text : undefined}
      quote={sampleQuote}
      before={isRefused ? undefined : 1200}
      changePath="/tutors"
      changeLabel="booking.change"
      onRetry={onRetry}
    />
  )
}
export const ChangedPrice: Story = { render: () => <Notices /> }
export const RefusedBooking: Story = { render: () => <Notices isRefused /> }

export const PriceThatCouldNotBeFetched: Story = { render: () => <Notices isRefused onRetry={doNothing} /> }

export const Refund: Story = {
  render: () => (
    <RefundNote
      refund={{ amount: 450, currency: 'EGP', requested_on: '2026-11-18T10:00:00Z', due_on: '2026-12-01' }}
    />
  ),
}

export const Choices: Story = {
  render: function ChoicesStory() {
    const { name, long } = useSample()
    return (
      <ReviewList>
        <ReviewRow label="booking.step.interview" to="/tutors">
          {name}
        </ReviewRow>
        <ReviewRow label="booking.step.interview" to="/tutors">
          {long}
        </ReviewRow>
      </ReviewList>
    )
  },
}

function InterviewOn({ day }: { day: string }) {
  const { name, short } = useSample()
  return (
    <Appointment
      interview={{
        id: 1,
        title: short,
        tutor: { id: 1, name, profile_picture_url: null },
        start_date_time: `${day}T15:00:00Z`,
        end_date_time: `${day}T15:30:00Z`,
        capacity: 6,
        seats_left: 2,
        course: { id: 1, name: short },
        is_for_family: true,
      }}
    />
  )
}

export const Interview: Story = {
  render: () => <InterviewOn day="2036-11-21" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'section a')
  },
}
export const InterviewThatIsOver: Story = {
  render: () => <InterviewOn day="2020-11-21" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'section:not(:has(a, button))')
  },
}
