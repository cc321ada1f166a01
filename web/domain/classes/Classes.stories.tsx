import { query } from '#web/api/query.ts'
import { findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ClassCard } from './ClassCard.tsx'
import { ClassPanel } from './ClassPanel.tsx'
import { ClassRecord } from './ClassRecord.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { classQuery, comingQuery, type Side } from './queries.ts'
import { RescheduleForm } from './RescheduleForm.tsx'

export default {
  component: ClassCard,
  subcomponents: { ClassPanel, ClassRecord, FeedbackForm, RescheduleForm },
  parameters: { signedInAs: 'student' },
} satisfies Meta

type CardState = Partial<Omit<Parameters<typeof ClassCard>[0], 'bookedClass'>> & {
  outcome?: 'cancelled' | 'to_reschedule'
}

function Card({ side = 'student', outcome, ...state }: CardState) {
  return (
    <StoryData query={comingQuery(side)}>
      {({ data: [bookedClass] }) =>
        bookedClass && (
          <ClassCard
            bookedClass={{ ...bookedClass, ...(outcome && { outcome }) }}
            side={side}
            isForNamed={false}
            to="/classes"
            {...state}
          />
        )
      }
    </StoryData>
  )
}

export const Coming: Story = { render: () => <Card /> }
export const OnAKnownDay: Story = {
  render: () => <Card zone="Africa/Cairo" isForNamed />,
  async play({ canvasElement }) {
    const card = await findElement(canvasElement, 'article')
    // Shown above the list
    await waitUntil(() => !/GMT|غرينتش/.test(card.textContent))
  },
}
export const MayMove: Story = { render: () => <Card hasRequest /> }
export const Over: Story = { render: () => <Card isOver /> }
export const Cancelled: Story = { render: () => <Card outcome="cancelled" /> }
export const WithoutATime: Story = { render: () => <Card outcome="to_reschedule" /> }
export const ForTheTutor: Story = { render: () => <Card side="tutor" />, parameters: { signedInAs: 'tutor' } }

function Opened({ side }: { side: Side }) {
  return (
    <StoryData query={comingQuery(side)}>
      {({ data: [bookedClass] }) =>
        bookedClass && <ClassPanel id={bookedClass.id} onClose={() => undefined} />
      }
    </StoryData>
  )
}

const hasParts: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, 'dialog h3')
}

export const ComingClassOpened: Story = { render: () => <Opened side="student" />, play: hasParts }
export const ComingClassOfTheTutor: Story = {
  render: () => <Opened side="tutor" />,
  parameters: { signedInAs: 'tutor' },
  play: hasParts,
}
export const ComingClassOfAKid: Story = {
  render: () => <Opened side="student" />,
  parameters: { signedInAs: 'kids' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog time')
  },
}
export const UnknownClass: Story = {
  render: () => <ClassPanel id={999_999} onClose={() => undefined} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert]')
  },
}

const archived = query('/classes/archived/list/', { query: { page: 1, page_size: 10 } })

function Past() {
  return (
    <StoryData query={archived}>
      {({ data: [row] }) => row && <ClassRecord row={row} onClose={() => undefined} actions={[]} />}
    </StoryData>
  )
}

export const PastClass: Story = { render: () => <Past />, play: hasParts }
export const PastClassOfTheTutor: Story = { ...PastClass, parameters: { signedInAs: 'tutor' } }

export const Feedback: Story = {
  render: () => <FeedbackForm classId={1} side="tutor" isKid={false} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]')
  },
}
export const FeedbackOfAKid: Story = { render: () => <FeedbackForm classId={1} side="tutor" isKid /> }

export const AnotherTime: Story = {
  render: () => (
    <StoryData query={comingQuery('student')}>
      {({ data: [first] }) =>
        first && (
          <StoryData query={classQuery(first.id)}>
            {({ data }) => <RescheduleForm bookedClass={data} side="student" onDone={() => undefined} />}
          </StoryData>
        )
      }
    </StoryData>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await findElement(canvasElement, '[data-slot][aria-pressed=true]')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'textarea[aria-invalid=true]')
  },
}
