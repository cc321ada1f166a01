import { query } from '#web/api/query.ts'
import { findElement } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { BookedClassLine } from './BookedClassLine.tsx'
import { PaymentDetail } from './PaymentDetail.tsx'
import { ReceiptPanel } from './ReceiptPanel.tsx'
import { ReservationDetail } from './ReservationDetail.tsx'

export default {
  component: PaymentDetail,
  subcomponents: { BookedClassLine, ReceiptPanel, ReservationDetail },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const page = { page: 1, page_size: 10 }
const settled = query('/payments/list/', { query: { ...page, state: ['completed', 'paid'] } })
const due = query('/payments/list/', { query: { ...page, state: ['pending', 'failed', 'overdue'] } })
const panel = { onClose: () => undefined, actions: [] }

function Payments({ isSettled = false }: { isSettled?: boolean }) {
  return (
    <StoryData of={isSettled ? settled : due}>
      {({ data: [row] }) => row && <PaymentDetail row={row} {...panel} />}
    </StoryData>
  )
}

const isOpen: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, 'dialog[open] h2')
}

export const PaidPayment: Story = {
  render: () => <Payments isSettled />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog dl')
  },
}
export const DuePayment: Story = { render: () => <Payments />, play: isOpen }
export const PaymentForStaff: Story = {
  ...PaidPayment,
  parameters: { signedInAs: 'institute_admin' },
}

export const Receipt: Story = {
  render: () => (
    <StoryData of={settled}>{({ data: [row] }) => row && <ReceiptPanel payment={row.id} />}</StoryData>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dl')
  },
}

const coming = query('/classes/booked/list/', { query: page })

/** A class of a booking for one learner, or for several. */
function ClassOfBooking({ isForSeveral }: { isForSeveral: boolean }) {
  return (
    <StoryData of={coming}>
      {({ data: [row] }) =>
        row && (
          <BookedClassLine
            bookedClass={row}
            learners={isForSeveral ? [...row.students, row.tutor] : row.students.slice(0, 1)}
          />
        )
      }
    </StoryData>
  )
}

export const ClassOfOneLearner: Story = { render: () => <ClassOfBooking isForSeveral={false} /> }
export const ClassOfSeveralLearners: Story = { render: () => <ClassOfBooking isForSeveral /> }

function Reservation({ state }: { state: 'active' | 'finished' | 'cancelled' }) {
  return (
    <StoryData of={query('/reservations/list/', { query: { ...page, state: [state] } })}>
      {({ data: [row] }) => row && <ReservationDetail row={row} {...panel} />}
    </StoryData>
  )
}

export const ActiveReservation: Story = { render: () => <Reservation state="active" />, play: isOpen }
export const CancelledReservation: Story = {
  render: () => <Reservation state="cancelled" />,
  parameters: { signedInAs: 'institute_admin' },
  play: isOpen,
}
export const ReservationForStaff: Story = {
  ...ActiveReservation,
  parameters: { signedInAs: 'institute_admin' },
}
