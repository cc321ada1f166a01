import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { query } from '#web/api/query.ts'
import { useStores } from '#web/state/stores.ts'
import { findElement } from '#web/workshop/interact.ts'
import { reducedQuote, sampleQuote } from '#web/workshop/sampleQuote.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { QuoteLine, QuoteRows } from './CheckoutPrice.tsx'
import { CheckoutStage } from './CheckoutStage.tsx'
import { FlowPage } from './FlowPage.tsx'
import { NextButton } from './NextButton.tsx'

export default {
  component: FlowPage,
  subcomponents: { CheckoutStage },
  parameters: { signedInAs: 'student' },
} satisfies Meta

interface StepProps {
  isLoading?: boolean
  isLong?: boolean
  isFull?: boolean
}

function Step({ isLoading = false, isLong = false, isFull = false }: StepProps) {
  const { short, long, text, label, name } = useSample()
  const quote = isLoading ? undefined : isLong ? reducedQuote : sampleQuote
  return (
    <FlowPage
      steps={<p>{label}</p>}
      title={isLong ? long : short}
      {...(isFull && { lead: text, top: <p>{name}</p> })}
      summary={<QuoteRows quote={quote} />}
      line={<QuoteLine quote={quote} />}
      action={<NextButton to="/tutors" missing={isLoading ? 'calendar.selectSlot' : undefined} />}
    >
      {Array.from({ length: isLong ? 12 : 1 }, (_, index) => (
        <p key={index}>{text}</p>
      ))}
    </FlowPage>
  )
}

export const OneStep: Story = { render: () => <Step isFull /> }
export const StepWithoutLead: Story = { render: () => <Step /> }
export const LongStep: Story = { render: () => <Step isLong isFull /> }
export const StepIsLoading: Story = { render: () => <Step isLoading /> }

/** Renders its content at a query string, as if the payment page had led there. */
function Arrived({ search, children }: { search: string; children: ReactNode }) {
  const navigate = useNavigate()
  const isThere = useLocation().search === search
  useEffect(() => void navigate(search, { replace: true }), [navigate, search])
  return isThere && children
}

function Stage({ search }: { search: string }) {
  const { selection } = useStores()
  return (
    <Arrived search={search}>
      <CheckoutStage selection={selection} path="/" changePath="/tutors" onDone={() => undefined}>
        <Step isFull />
      </CheckoutStage>
    </Arrived>
  )
}

export const ReviewAndPayment: Story = {
  render: () => <Stage search="" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'aside h2')
  },
}

function Returned({ state }: { state: 'completed' | 'failed' }) {
  return (
    <StoryData query={query('/payments/list/', { query: { page: 1, page_size: 10, state: [state] } })}>
      {({ data: [payment] }) => payment && <Stage search={`?payment=${payment.id}`} />}
    </StoryData>
  )
}

export const ReturnedAndPaid: Story = {
  render: () => <Returned state="completed" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'ol li')
  },
}
export const ReturnedUnpaid: Story = {
  render: () => <Returned state="failed" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status] a')
  },
}
export const BookedForFree: Story = {
  render: () => (
    <StoryData query={query('/reservations/list/', { query: { page: 1, page_size: 10, state: ['active'] } })}>
      {({ data: [row] }) => row && <Stage search={`?reservation=${row.id}`} />}
    </StoryData>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'ol li')
  },
}
