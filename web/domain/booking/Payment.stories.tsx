import type { Payment } from '#sdk'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { mock } from '#mocks/msw.ts'
import { query } from '#web/api/query.ts'
import { findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { CompletedBooking } from './CompletedBooking.tsx'
import { Outcome } from './Outcome.tsx'
import { PayDue } from './PayDue.tsx'
import { PaymentReturn } from './PaymentReturn.tsx'
import { PendingNote } from './PendingNote.tsx'

export default {
  component: Outcome,
  subcomponents: { Booked: CompletedBooking, PayDue, PaymentReturn, PendingNote },
  parameters: { signedInAs: 'student' },
} satisfies Meta

type State = Payment['state']

/** Renders a story with the latest payment of a state. */
function OnePayment({ state, children }: { state: State; children: (payment: Payment) => ReactNode }) {
  return (
    <StoryData query={query('/payments/list/', { query: { page: 1, page_size: 10, state: [state] } })}>
      {({ data: [payment] }) => payment && children(payment)}
    </StoryData>
  )
}

const selection = { attempt: undefined }

function Result({ state }: { state: State }) {
  return (
    <OnePayment state={state}>
      {({ id }) => (
        <Outcome
          payment={id}
          selection={selection}
          path="/tutors"
          changePath="/tutors"
          onDone={() => undefined}
        />
      )}
    </OnePayment>
  )
}

const expectResult: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, '[role=status] button')
}

export const Pending: Story = {
  render: () => <Result state="pending" />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=status] button:last-child')
    await findElement(canvasElement, '[role=status] button')
  },
}
export const Failed: Story = { render: () => <Result state="failed" />, play: expectResult }
export const FailedAgain: Story = {
  render: () => <Result state="failed" />,
  parameters: { handlers: [mock.status('startPayment', 409)] },
  async play({ canvasElement }) {
    await press(canvasElement, '[role=status] button')
    await findElement(canvasElement, '[role=alert]:not(:empty)')
  },
}
export const Completed: Story = {
  render: () => <Result state="completed" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'ol li')
    await findElement(canvasElement, 'dl')
  },
}
export const Loading: Story = {
  render: () => <Result state="completed" />,
  parameters: { handlers: [mock.latency('readPayment', FOREVER)] },
}
export const FailedToLoad: Story = {
  render: () => <Result state="completed" />,
  parameters: { handlers: [mock.status('readPayment', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}

function Booking() {
  return (
    <OnePayment state="completed">
      {({ reservation_id: id }) => <CompletedBooking reservation={id} />}
    </OnePayment>
  )
}

export const BookedWithoutPayment: Story = {
  render: () => <Booking />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'ol li')
  },
}
export const BookingFailedToLoad: Story = {
  render: () => <Booking />,
  parameters: { handlers: [mock.status('readReservation', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}

function Due({ isFee = false }: { isFee?: boolean }) {
  return (
    <OnePayment state={isFee ? 'overdue' : 'pending'}>
      {({ id, reservation_id }) => <PayDue paymentId={id} reservationId={reservation_id} isFee={isFee} />}
    </OnePayment>
  )
}

export const DuePayment: Story = { render: () => <Due /> }
export const DueFee: Story = { render: () => <Due isFee /> }
export const DuePaymentIsStarting: Story = {
  render: () => <Due />,
  parameters: { handlers: [mock.latency('startPayment', FOREVER)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'button[aria-disabled=true]')
  },
}
export const HoursAreTaken: Story = {
  render: () => <Due />,
  parameters: { handlers: [mock.status('startPayment', 409)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, '[role=alert]:not(:empty) + button')
  },
}
export const PaymentIsRefused: Story = {
  render: () => <Due isFee />,
  parameters: { handlers: [mock.status('startPayment', 500)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, '[role=alert]:not(:empty)')
  },
}

function Returned({ state }: { state: 'completed' | 'pending' }) {
  const { action } = useSample()
  const [search] = useSearchParams()
  return (
    <OnePayment state={state}>
      {({ id }) => (
        <>
          <PaymentReturn />
          <Link to={`?payment=${id}`} data-payment={search.get('payment') ?? ''}>
            {action}
          </Link>
        </>
      )}
    </OnePayment>
  )
}

/** Shows nothing itself: it opens the alert dialog of the page and takes the payment out of the URL. */
export const ReturnFromThePayment: Story = {
  render: () => <Returned state="completed" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'a')
    await findElement(canvasElement, '[data-payment]:not([data-payment=""])')
    await waitUntilGone(canvasElement, '[data-payment]:not([data-payment=""])')
  },
}

export const ReturnBeforeThePaymentIsKnown: Story = {
  render: () => <Returned state="pending" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'a')
    await findElement(canvasElement, '[role=status]')
  },
}
