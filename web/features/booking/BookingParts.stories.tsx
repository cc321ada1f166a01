import { mock } from '#mocks/msw.ts'
import type { PlannedSession, Program } from '#sdk'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryChoices } from '#web/workshop/StoryChoices.tsx'
import { StoryTutor } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useState } from 'react'
import type { Week } from '#web/calendar/useWeek.ts'
import { ChosenSlots } from './ChosenSlots.tsx'
import { ClashRow } from './ClashRow.tsx'
import { KindChoice } from './KindChoice.tsx'
import { MonthPreview } from './MonthPreview.tsx'
import { NoHours } from './NoHours.tsx'
import { Review } from './Review.tsx'
import { TutorHead } from './TutorHead.tsx'

const ignore = () => undefined
const slots = [
  { id: 2, start_date_time: '2026-12-03T15:00:00Z', end_date_time: '2026-12-03T16:00:00Z' },
  { id: 1, start_date_time: '2026-12-01T15:00:00Z', end_date_time: '2026-12-01T16:00:00Z' },
]
const month = [1, 2, 3, 4].map((week): PlannedSession => ({
  week,
  start_date_time: `2026-12-${week * 7 - 6 < 10 ? '0' : ''}${week * 7 - 6}T15:00:00Z`,
  end_date_time: `2026-12-${week * 7 - 6 < 10 ? '0' : ''}${week * 7 - 6}T16:00:00Z`,
  is_clash: week === 3,
  is_clock_change: week === 4,
}))
const [, , clash] = month as [PlannedSession, PlannedSession, PlannedSession]
const monthly: Program = {
  id: 3,
  name: 'Once a week',
  description: 'A month of classes',
  payment_type: 'monthly',
  sessions_per_week: 1,
  weeks: 4,
  sessions_count: 4,
  price_per_session: 160,
  total_cost: 640,
  currency: 'EGP',
  is_renewed: true,
}

export default {
  component: Review,
  subcomponents: { MonthPreview, ClashRow, ChosenSlots, KindChoice, NoHours, TutorHead },
  parameters: {
    signedInAs: 'student',
    handlers: [
      mock('listPrograms', 200, createList([monthly])),
      mock('previewSchedule', 200, { success: true, data: month }),
    ],
  },
} satisfies Meta

function Chosen() {
  const [removed, setRemoved] = useState(0)
  return (
    <StoryTutor>
      {(tutor) => (
        <StoryChoices booking={{ slots }}>
          <ChosenSlots tutor={tutor} onRemove={setRemoved} />
          <output>{removed}</output>
        </StoryChoices>
      )}
    </StoryTutor>
  )
}

export const RemovedTime: Story = {
  render: () => <Chosen />,
  async play({ canvasElement }) {
    // The earlier of the two stands first
    await press(canvasElement, 'li button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
  },
}

export const MonthWithClash: Story = {
  render: () => (
    <StoryTutor>
      {(tutor) => (
        <StoryChoices
          booking={{
            tutor: tutor.id,
            program: 3,
            slots: slots.slice(1),
            courses: [tutor.courses[0]?.id ?? 0],
          }}
        >
          <Review tutor={tutor} onReplace={ignore} />
        </StoryChoices>
      )}
    </StoryTutor>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'section p')
    await findElement(canvasElement, 'ol > li:nth-child(3) button[aria-expanded=false]')
    if (canvasElement.querySelectorAll('ol button').length !== 1)
      throw new Error('Another hour is offered for a date without a clash')
  },
}

export const ChoiceOfAnotherHour: Story = {
  render: () => (
    <StoryTutor>
      {(tutor) => <ClashRow tutor={tutor} planned={clash} chosen={undefined} onReplace={ignore} />}
    </StoryTutor>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(canvasElement, 'button[aria-expanded=true]')
  },
}

function Replaced() {
  const [slot, setSlot] = useState(slots[0])
  return (
    <StoryTutor>
      {(tutor) => (
        <ClashRow
          tutor={tutor}
          planned={{ ...clash, is_learner_busy: true }}
          chosen={slot && { clash: clash.start_date_time, slot }}
          onReplace={setSlot}
        />
      )}
    </StoryTutor>
  )
}

export const DroppedHour: Story = {
  render: () => <Replaced />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button:not([aria-expanded])')
    await waitUntil(() => canvasElement.querySelectorAll('button').length === 1)
  },
}

export const TrialsLeft: Story = {
  render: () => <StoryTutor>{(tutor) => <KindChoice tutor={tutor} />}</StoryTutor>,
  parameters: {
    handlers: [mock('readTrialAllowance', 200, { success: true, data: { used: 1, allowed: 4, tutors: [] } })],
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'label:nth-of-type(2) input:not([aria-disabled=true])')
    await findElement(canvasElement, 'label:nth-of-type(2) input:checked')
  },
}

export const TrialsUsed: Story = {
  render: () => <StoryTutor>{(tutor) => <KindChoice tutor={tutor} />}</StoryTutor>,
  parameters: {
    handlers: [mock('readTrialAllowance', 200, { success: true, data: { used: 4, allowed: 4, tutors: [] } })],
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'label:nth-of-type(2) input[aria-disabled=true]')
    await press(canvasElement, 'label:nth-of-type(2) input')
    await findElement(canvasElement, 'label:nth-of-type(1) input:checked')
  },
}

function Week({ isNextFree }: { isNextFree: boolean }) {
  const [moved, setMoved] = useState('')
  // It reads only these
  const week = { slots: [], isNextFree: () => isNextFree, move: setMoved, goTo: setMoved } as unknown as Week
  return (
    <StoryTutor>
      {(tutor) => (
        <>
          <NoHours tutor={{ ...tutor, next_slot: '2026-12-20T15:00:00Z' }} week={week} />
          <output>{moved}</output>
        </>
      )}
    </StoryTutor>
  )
}

export const FreeNextWeek: Story = {
  render: () => <Week isNextFree />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=status] button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'next')
  },
}

export const FreeMuchLater: Story = {
  render: () => <Week isNextFree={false} />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=status] button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '2026-12-20T15:00:00Z')
  },
}

export const Head: Story = {
  render: () => <StoryTutor>{(tutor) => <TutorHead tutor={tutor} />}</StoryTutor>,
  play: expectElement('strong bdi'),
}
