import type { ClassDetail, RescheduleRequest } from '#sdk'
import { useState } from 'react'
import { mock } from '#mocks/msw.ts'
import { findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryClass } from '#web/workshop/StoryClass.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import type { Side } from './queries.ts'
import { Reschedule } from './Reschedule.tsx'
import { RescheduleState } from './RescheduleState.tsx'

export default {
  component: Reschedule,
  subcomponents: { RescheduleState },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const DAY_MS = 86_400_000
const asTutor = { signedInAs: 'tutor' } as const

/** @param days from now */
function toInstant(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

type State = RescheduleRequest['state']

function createRequest(
  bookedClass: ClassDetail,
  state: State,
  askedBy: Side,
  text: string,
): RescheduleRequest {
  const { id, course, tutor, students, tutor_time_zone, start_date_time } = bookedClass
  const [student = tutor] = students
  return {
    id: 1,
    class_id: id,
    course,
    student,
    tutor,
    tutor_time_zone,
    from_date_time: start_date_time,
    to_date_time: toInstant(9),
    reason: text,
    state,
    asked_by: askedBy,
    asker: askedBy === 'tutor' ? tutor : student,
    asked_on: toInstant(-1),
    answered_on: state === 'pending' ? null : toInstant(0),
    answer_reason: state === 'refused' ? text : null,
    expires_on: toInstant(5),
  }
}

interface RequestProps {
  state: State
  askedBy?: Side
}

function Request({ state, askedBy = 'student' }: RequestProps) {
  const { text } = useSample()
  return (
    <StoryClass>
      {(bookedClass) => (
        <RescheduleState request={createRequest(bookedClass, state, askedBy, text)} side="student" />
      )}
    </StoryClass>
  )
}

export const OwnRequest: Story = { render: () => <Request state="pending" /> }
export const RequestOfTheOther: Story = {
  render: () => <Request state="pending" askedBy="tutor" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button:last-of-type')
    await press(canvasElement, 'dialog button:not([data-safe])')
    await findElement(canvasElement, 'dialog textarea[aria-invalid=true]')
  },
}
export const AcceptedRequest: Story = { render: () => <Request state="accepted" /> }
export const RefusedRequest: Story = { render: () => <Request state="refused" /> }
export const WithdrawnRequest: Story = { render: () => <Request state="cancelled" askedBy="tutor" /> }

interface MoveProps {
  side?: Side
  isKid?: boolean
  hasBegun?: boolean
  isLate?: boolean
  isGroup?: boolean
  state?: State
}

function Move(props: MoveProps) {
  const { side = 'student', isKid = false, hasBegun = false, isLate = false, isGroup = false, state } = props
  const { text } = useSample()
  const [isAsking, setAsking] = useState(false)
  return (
    <StoryClass side={side}>
      {(bookedClass) => (
        <Reschedule
          bookedClass={{
            ...bookedClass,
            kind: isGroup ? 'group' : 'one_to_one',
            reschedule_until: toInstant(isLate ? -1 : 2),
            reschedule: state ? createRequest(bookedClass, state, side, text) : null,
          }}
          side={side}
          isKid={isKid}
          hasBegun={hasBegun}
          isAsking={isAsking}
          onAsk={setAsking}
        />
      )}
    </StoryClass>
  )
}

/** Opens the next week where no free hour is left in this one: weeks of the languages begin on different days. */
async function openFreeWeek(canvas: HTMLElement) {
  const shown = await findElement(canvas, '[data-slot], [data-next-week]')
  if (shown.matches('[data-next-week]')) shown.click()
}

export const MayMove: Story = {
  render: () => <Move />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await openFreeWeek(canvasElement)
    await findElement(canvasElement, '[data-slot]')
  },
}
export const NothingChosen: Story = {
  render: () => <Move />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'textarea[aria-invalid=true]')
    await findElement(canvasElement, 'div > [role=alert]:not(form [role=alert]):not(:empty)')
  },
}
export const HourTakenMeanwhile: Story = {
  render: () => <Move />,
  parameters: { handlers: [mock.status('requestReschedule', 409)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await openFreeWeek(canvasElement)
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await typeText(canvasElement, 'textarea', 'She is ill today')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]:not(:empty)')
    await waitUntilGone(canvasElement, '[data-slot][aria-pressed=true]')
  },
}
export const MayMoveForTheTutor: Story = { render: () => <Move side="tutor" />, parameters: asTutor }
export const GroupClassKeepsItsTime: Story = { render: () => <Move isGroup /> }
export const TooLateToMove: Story = { render: () => <Move isLate /> }
export const LeftToTheParents: Story = { render: () => <Move isKid />, parameters: { signedInAs: 'kids' } }
export const MovedByTheParents: Story = {
  render: () => <Move isKid state="pending" />,
  parameters: { signedInAs: 'kids' },
}
export const WaitsForAnAnswer: Story = { render: () => <Move state="pending" /> }
export const MayAskAgain: Story = { render: () => <Move state="refused" /> }
export const RequestOfABegunClass: Story = { render: () => <Move state="accepted" hasBegun /> }
