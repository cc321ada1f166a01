import type { GroupCourse, Kid } from '#sdk'
import type { ReactNode } from 'react'
import { mock } from '#mocks/msw.ts'
import { kidsQuery, offersQuery } from '#web/domain/booking/queries.ts'
import type { GroupSelectionState, Pair } from '#web/state/groupSelection.ts'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, press, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import { sampleQuote } from '#web/workshop/sampleQuote.ts'
import { StoryChoices } from '#web/workshop/StoryChoices.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ChangedSeats } from './ChangedSeats.tsx'
import { GoneCourses } from './GoneCourses.tsx'
import { GroupCheckout } from './GroupCheckout.tsx'
import { GroupClassLine } from './GroupClassLine.tsx'
import { GroupPrograms } from './GroupPrograms.tsx'
import { GroupReview } from './GroupReview.tsx'
import { GroupPage } from './GroupStep.tsx'
import { GroupSummary } from './GroupSummary.tsx'
import { Interview } from './Interview.tsx'
import { Kids } from './Kids.tsx'
import { MatrixTable } from './MatrixTable.tsx'

export default {
  component: GroupPage,
  subcomponents: {
    GroupPrograms,
    Kids,
    MatrixTable,
    Interview,
    GroupCheckout,
    GroupReview,
    GroupSummary,
    GroupClassLine,
    ChangedSeats,
    GoneCourses,
  },
  parameters: {
    signedInAs: 'student',
    handlers: [mock('createGroupQuote', 200, { success: true, data: sampleQuote })],
  },
} satisfies Meta

interface WithSeatProps {
  /** Seats of no kid by default */
  isTaken?: boolean
  /** Kids who are not in the family any more, with seats */
  removed?: readonly number[]
  choices?: Partial<GroupSelectionState>
  children: (group: number, kid: Kid) => ReactNode
}

/** Renders with the first group class and the first kid of the family. */
function WithSeat({ isTaken = false, removed = [], choices, children }: WithSeatProps) {
  return (
    <StoryData query={kidsQuery}>
      {({ data: [kid] }) =>
        kid && (
          <StoryData query={offersQuery}>
            {({ data: [offer] }) =>
              offer && (
                <StoryChoices
                  group={{
                    courses: [offer.id],
                    matrix: [...(isTaken ? [kid.id] : []), ...removed].map((id) => toPair(offer, id)),
                    ...choices,
                  }}
                >
                  {children(offer.group_class_id, kid)}
                </StoryChoices>
              )
            }
          </StoryData>
        )
      }
    </StoryData>
  )
}

function toPair({ id: course_id, group_class_id }: GroupCourse, user_id: number): Pair {
  return { course_id, user_id, group_class_id }
}

export const ProgramsAndKids: Story = {
  render: () => <WithSeat isTaken>{() => <GroupPrograms />}</WithSeat>,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[name=program]')
    await findElement(canvasElement, 'input[name=program]:checked')
    await findElement(canvasElement, 'a[href="/groups/interview"]')
  },
}

export const ProgramsThatFail: Story = {
  render: () => <WithSeat>{() => <GroupPrograms />}</WithSeat>,
  parameters: { handlers: [mock.status('listGroupPrograms', 404)] },
  play: expectElement('[role=alert] button'),
}

export const KidsOfOtherFlow: Story = {
  render: () => (
    <WithSeat>
      {() => (
        <>
          <Kids />
          <output>Another page</output>
        </>
      )}
    </WithSeat>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'output')
    if (canvasElement.querySelector('h1')) throw new Error('The step of the other flow is shown')
  },
}

export const Seats: Story = {
  render: () => (
    <WithSeat>
      {(_, kid) => (
        <MatrixTable
          kids={[kid]}
          courses={[{ id: 1, name: 'Reading' }]}
          checks={undefined}
          hasFailed={false}
        />
      )}
    </WithSeat>
  ),
  play: expectElement('tbody th[scope=row] + td'),
}

export const InterviewToChoose: Story = {
  render: () => (
    <WithSeat isTaken choices={{ program: 1 }}>
      {() => <Interview />}
    </WithSeat>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'input[type=radio]')
    await findElement(canvasElement, 'a[href="/groups/reservation"]')
  },
}

export const NoInterviews: Story = {
  render: () => (
    <WithSeat isTaken choices={{ program: 1 }}>
      {() => <Interview />}
    </WithSeat>
  ),
  parameters: { handlers: [mock('listInterviewSessions', 200, createList([]))] },
  play: expectElement('a[href="/ContactUs"]'),
}

export const LastStep: Story = {
  render: () => (
    <WithSeat isTaken choices={{ program: 1, webinar: 1 }}>
      {() => <GroupCheckout />}
    </WithSeat>
  ),
  play: ({ canvasElement }) => waitUntil(() => canvasElement.textContent.includes('1,368')),
}

export const SeatOfRemovedKid: Story = {
  render: () => (
    <WithSeat isTaken removed={[999_999]} choices={{ program: 1, webinar: 1 }}>
      {() => <GroupCheckout />}
    </WithSeat>
  ),
  play: ({ canvasElement: page }) =>
    waitUntil(() => page.textContent.includes('1,368') && !page.querySelector('dd bdi:empty')),
}

export const SeatWithOtherDates: Story = {
  render: () => (
    <WithSeat isTaken>
      {(group, kid) => (
        <ChangedSeats
          before={[{ user_id: kid.id, group_class_id: group, tutor_id: 1, starts: ['2026-12-30T14:00:00Z'] }]}
        />
      )}
    </WithSeat>
  ),
  play: expectElement('[role=group] span bdi'),
}

export const ReviewOfSeats: Story = {
  render: () => (
    <WithSeat isTaken choices={{ program: 1 }}>
      {(group) => (
        <>
          <GroupReview />
          <p>
            <GroupClassLine id={group} />
          </p>
        </>
      )}
    </WithSeat>
  ),
  play: expectElement('dd a[href="/groups/programs"], a[href="/groups/programs"]'),
}

export const PriceThatFails: Story = {
  render: () => (
    <WithSeat isTaken choices={{ program: 1 }}>
      {() => <GroupSummary />}
    </WithSeat>
  ),
  parameters: { handlers: [mock.status('createGroupQuote', 404)] },
  play: expectElement('dd [role=alert] button'),
}

export const CoursesWithoutGroupClass: Story = {
  render: () => <WithSeat>{() => <GoneCourses ids={[999]} />}</WithSeat>,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=status] button')
    await waitUntilGone(canvasElement, '[data-story-loading]')
  },
}
