import type { ClassDetail } from '#sdk'
import { mock } from '#mocks/msw.ts'
import { findElement, waitUntil } from '#web/workshop/interact.ts'
import { StoryClass } from '#web/workshop/StoryClass.tsx'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { ClassBody } from './ClassBody.tsx'
import { ClassDetails } from './ClassDetails.tsx'
import { JoinButton } from './JoinButton.tsx'
import { OpenClass } from './OpenClass.tsx'
import type { Side } from './queries.ts'

export default {
  component: ClassBody,
  subcomponents: { ClassDetails, JoinButton, OpenClass },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const MINUTE_MS = 60_000

/** @param minutes from now */
function toInstant(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString()
}

/** Returns the times of a class of an hour. @param minutes from now to its start */
function startIn(minutes: number) {
  return {
    join_from: toInstant(minutes - 10),
    start_date_time: toInstant(minutes),
    end_date_time: toInstant(minutes + 60),
  }
}

interface BodyProps {
  side?: Side
  isKid?: boolean
  isStaff?: boolean
  isOver?: boolean
  changes?: Partial<ClassDetail>
}

function Body({ side = 'student', isKid = false, isStaff = false, isOver = false, changes }: BodyProps) {
  return (
    <StoryClass side={side} isOver={isOver}>
      {(bookedClass) => (
        <ClassBody bookedClass={{ ...bookedClass, ...changes }} side={side} isKid={isKid} isStaff={isStaff} />
      )}
    </StoryClass>
  )
}

const kid = { id: 9, name: 'Layan', profile_picture_url: null, age: 8, guardian: 'Sara Nasr' }
const asTutor = { signedInAs: 'tutor' } as const
const asKid = { signedInAs: 'kids' } as const

export const Coming: Story = { render: () => <Body /> }
export const ComingForTheTutor: Story = { render: () => <Body side="tutor" />, parameters: asTutor }
export const ComingForAKid: Story = { render: () => <Body isKid />, parameters: asKid }
export const ComingForStaff: Story = {
  render: () => <Body side="tutor" isStaff changes={{ students: [kid] }} />,
  parameters: asTutor,
  play: ({ canvasElement }) => waitUntil(() => canvasElement.innerText.includes('Layan (Sara Nasr)')),
}
export const ComingForTheTutorOfAKid: Story = {
  render: () => <Body side="tutor" changes={{ students: [{ ...kid, is_inactive: true }] }} />,
  parameters: asTutor,
  play: ({ canvasElement }) =>
    waitUntil(() => /Layan \(Sara Nasr\) (Inactive|غير نشط)/.test(canvasElement.innerText)),
}
export const InAnotherZone: Story = { render: () => <Body changes={{ tutor_time_zone: 'Asia/Jakarta' }} /> }

export const Running: Story = {
  render: () => <Body changes={startIn(-20)} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href*="/meeting?class="]')
  },
}
export const RunningForTheTutor: Story = {
  render: () => <Body side="tutor" changes={startIn(-20)} />,
  parameters: asTutor,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'form input[type=radio]')
  },
}

export const Over: Story = { render: () => <Body isOver /> }
export const OverForTheTutor: Story = { render: () => <Body side="tutor" isOver />, parameters: asTutor }
const rated = {
  id: 1,
  class_id: 1,
  author: kid,
  about: null,
  platform: 5,
  service: 5,
  tutor: 4,
  student: null,
  comment: '',
  created_on: toInstant(-60),
  editable_until: toInstant(-30),
}
/** Class, attendance and feedback name the kid with the parent */
export const OverForTheTutorOfAKid: Story = {
  render: () => <Body side="tutor" isOver changes={{ students: [kid], feedback: [rated] }} />,
  parameters: asTutor,
  play: ({ canvasElement }) =>
    waitUntil(() => canvasElement.innerText.match(/Layan \(Sara Nasr\)/g)?.length === 3),
}
export const OverForAKid: Story = { render: () => <Body isOver isKid />, parameters: asKid }
export const Unrecorded: Story = {
  render: () => <Body isOver changes={{ outcome: 'unrecorded', attendance: [], recording_url: null }} />,
}
export const Cancelled: Story = {
  render: function CancelledStory() {
    const { text } = useSample()
    return <Body changes={{ outcome: 'cancelled', cancel_reason: text }} />
  },
}
export const Replaced: Story = {
  render: () => <Body changes={{ kind: 'group', outcome: 'cancelled', is_replaced: true }} />,
}
export const WithoutATime: Story = { render: () => <Body changes={{ outcome: 'to_reschedule' }} /> }

function Join({ minutes, side = 'student' }: { minutes: number; side?: Side }) {
  return <JoinButton bookedClass={{ id: 1, outcome: null, ...startIn(minutes) }} side={side} />
}

export const JoinTooEarly: Story = {
  render: () => <Join minutes={60} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button[aria-disabled=true]')
  },
}
export const JoinNow: Story = { render: () => <Join minutes={5} /> }
export const BeginNow: Story = { render: () => <Join minutes={5} side="tutor" />, parameters: asTutor }

function Opened() {
  return <StoryClass>{({ id }) => <OpenClass id={id} />}</StoryClass>
}

export const OpenedById: Story = { render: () => <Opened /> }
export const OpenedLazily: Story = {
  render: () => <StoryClass>{({ id }) => <ClassDetails id={id} />}</StoryClass>,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'time')
  },
}
export const Loading: Story = {
  render: () => <OpenClass id={1} />,
  parameters: { handlers: [mock.latency('readClass', FOREVER)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[aria-busy=true]')
  },
}
export const Unknown: Story = {
  render: () => <OpenClass id={1} />,
  parameters: { handlers: [mock.status('readClass', 404)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert]')
  },
}
export const FailedToLoad: Story = {
  render: () => <OpenClass id={1} />,
  parameters: { handlers: [mock.status('readClass', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}
