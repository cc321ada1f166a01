import { query } from '#web/api/query.ts'
import { findElement } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { BookedClassLine } from './BookedClassLine.tsx'
import { CourseLine } from './CourseLine.tsx'
import { ReceiptPanel } from './ReceiptPanel.tsx'

export default {
  component: BookedClassLine,
  subcomponents: { CourseLine, ReceiptPanel },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const page = { page: 1, page_size: 10 }
const settled = query('/payments/list/', { query: { ...page, state: ['completed', 'paid'] } })

export const Receipt: Story = {
  render: () => (
    <StoryData query={settled}>{({ data: [row] }) => row && <ReceiptPanel payment={row.id} />}</StoryData>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dl')
  },
}

const coming = query('/classes/booked/list/', { query: page })

/** A class of a booking for one learner, or for several. */
function ClassOfBooking({ isForSeveral }: { isForSeveral: boolean }) {
  return (
    <StoryData query={coming}>
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
