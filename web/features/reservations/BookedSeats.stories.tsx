import type { Cancellation, MatrixPlace } from '#sdk'
import { mock } from '#mocks/msw.ts'
import { findElement, press, typeText, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { BookedSeats } from './BookedSeats.tsx'
import { GiveBackSeat } from './GiveBackSeat.tsx'

const consequences: Cancellation = {
  refund_amount: 320,
  currency: 'EGP',
  refund_until: '2026-12-06',
  classes_refunded: 3,
  classes_lost: 1,
  classes_to_reschedule: 0,
  classes_added: 0,
  classes_held: 0,
  free_until: '2026-12-02T05:00:00Z',
}

export default {
  component: BookedSeats,
  subcomponents: { GiveBackSeat },
  parameters: {
    signedInAs: 'student',
    handlers: [mock('previewSeatCancellation', 200, { success: true, data: consequences })],
  },
} satisfies Meta

interface SeatsProps {
  state?: 'active' | 'cancelled'
  /** The first seat was given back */
  isLeft?: boolean
}

function Seats({ state = 'active', isLeft = false }: SeatsProps) {
  const { one, two, name, text } = useSample()
  const matrix: MatrixPlace[] = [one, two, name].map((kid, index) => ({
    course: { id: 101 + index, name },
    user: { id: 1400 + index, name: kid, profile_picture_url: null },
    group_class_id: 5,
    ...(isLeft && index === 0 && { is_released: true, return_reason: text }),
  }))
  return <BookedSeats booking={{ id: 1, state, matrix }} />
}

export const SeatsOfABooking: Story = { render: () => <Seats /> }
export const SeatsOfACancelledBooking: Story = { render: () => <Seats state="cancelled" /> }
export const SeatThatWasGivenBack: Story = {
  render: () => <Seats isLeft />,
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('button').length === 2),
}
export const GiveBackWithoutAReason: Story = {
  render: () => <Seats />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'dialog li')
    await press(canvasElement, 'dialog button:not([data-safe])')
    await findElement(canvasElement, 'dialog textarea[aria-invalid=true]')
  },
}
/** Another window was faster: the question says so, and is closed */
export const GivenBackMeanwhile: Story = {
  render: () => <Seats />,
  parameters: {
    handlers: [
      mock('previewSeatCancellation', 200, { success: true, data: consequences }),
      mock.status('giveBackSeat', 409),
    ],
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'dialog li')
    await typeText(canvasElement, 'dialog textarea', 'The hour does not suit')
    await press(canvasElement, 'dialog button:not([data-safe])')
    await findElement(canvasElement, 'dialog [role=alert]')
    await press(canvasElement, 'dialog button')
    await waitUntilGone(canvasElement, 'dialog')
  },
}
