import type { ReactNode } from 'react'
import { mock } from '#mocks/msw.ts'
import { toReservation } from '#web/paths.ts'
import type { SelectionState } from '#web/state/selection.ts'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { sampleQuote } from '#web/workshop/sampleQuote.ts'
import { StoryChoices, StoryPath } from '#web/workshop/StoryChoices.tsx'
import { StoryTutor } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { Checkout } from './Checkout.tsx'
import { Courses } from './Courses.tsx'
import { Programs } from './Programs.tsx'
import { ReservationStep } from './ReservationStep.tsx'
import { StepPage } from './StepPage.tsx'

export default {
  component: ReservationStep,
  subcomponents: { StepPage, Courses, Programs, Checkout },
  parameters: { signedInAs: 'student' },
} satisfies Meta

interface AtStepProps {
  step: 'courses' | 'programs' | 'checkout'
  /** The second course is chosen, too */
  isForTwo?: boolean
  choices?: Partial<SelectionState>
  children: ReactNode
}

/** Renders a step of booking a tutor, with their first course chosen. */
function AtStep({ step, isForTwo = false, choices, children }: AtStepProps) {
  return (
    <StoryTutor>
      {({ id, courses }) => (
        <StoryChoices
          booking={{
            tutor: id,
            courses: courses.slice(0, isForTwo ? 2 : 1).map((course) => course.id),
            learner: null,
            ...choices,
          }}
        >
          <StoryPath path={toReservation(id, step)} pattern="/reservation/:id/*">
            {children}
          </StoryPath>
        </StoryChoices>
      )}
    </StoryTutor>
  )
}

const slots = [{ id: 1, start_date_time: '2026-12-01T15:00:00Z', end_date_time: '2026-12-01T16:00:00Z' }]
const hold = { id: 1, expires_at: '2026-11-25T17:08:00Z', extensions_left: 1 }
const priced = mock('createQuote', 200, { success: true, data: sampleQuote })

export const FirstStep: Story = {
  render: () => (
    <AtStep step="courses" choices={{ courses: [] }}>
      <Courses />
    </AtStep>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'input[name=course]')
    await findElement(canvasElement, 'input[name=course]:checked')
    await findElement(canvasElement, 'a[href$="/programs"], a[href$="/sessions"]')
  },
}

export const SecondStep: Story = {
  render: () => (
    <AtStep step="programs">
      <Programs />
    </AtStep>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'label:nth-of-type(2) input[name=program]')
    await findElement(canvasElement, 'label:nth-of-type(2) input[name=program]:checked')
    await findElement(canvasElement, 'a[href$="/sessions"]')
  },
}

export const ProgramForOneCourse: Story = {
  render: () => (
    <AtStep step="programs" isForTwo>
      <Programs />
    </AtStep>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'label:nth-of-type(1) input[aria-disabled=true]')
    await press(canvasElement, 'label:nth-of-type(2) input[aria-disabled=false]')
    await findElement(canvasElement, 'label:nth-of-type(2) input:checked')
  },
}

export const NoPrograms: Story = {
  render: () => (
    <AtStep step="programs">
      <Programs />
    </AtStep>
  ),
  parameters: { handlers: [mock('listPrograms', 200, createList([]))] },
  async play({ canvasElement }) {
    // The summary's and the notice's
    await waitUntil(() => canvasElement.querySelectorAll('h2').length === 2)
    if (canvasElement.querySelector('input')) throw new Error('There is something to choose')
  },
}

export const ProgramsThatFail: Story = {
  render: () => (
    <AtStep step="programs">
      <Programs />
    </AtStep>
  ),
  parameters: { handlers: [mock.status('listPrograms', 404)] },
  play: expectElement('[role=alert] button'),
}

export const LastStep: Story = {
  render: () => (
    <AtStep step="checkout" choices={{ program: 1, slots, hold }}>
      <Checkout />
    </AtStep>
  ),
  parameters: { handlers: [priced] },
  play: ({ canvasElement }) => waitUntil(() => canvasElement.textContent.includes('1,368')),
}

export const CourseWithoutAnHour: Story = {
  render: () => (
    <AtStep step="checkout" isForTwo choices={{ program: 2, slots, hold }}>
      <Checkout />
    </AtStep>
  ),
  parameters: { handlers: [priced] },
  play: expectElement('[role=alert] a[href$="/sessions"]'),
}

export const RefusedPrice: Story = {
  render: () => (
    <AtStep step="checkout" choices={{ program: 1, slots, hold }}>
      <Checkout />
    </AtStep>
  ),
  parameters: { handlers: [mock.status('createQuote', 404)] },
  play: expectElement('[role=alert]'),
}

export const TrialToConfirm: Story = {
  render: () => (
    <AtStep step="checkout" choices={{ isTrial: true, slots, hold }}>
      <Checkout />
    </AtStep>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h1')
    if (canvasElement.querySelector('input[name=promo]'))
      throw new Error('A code for a free class is asked for')
  },
}

export const UnknownTutor: Story = {
  render: () => (
    <StoryChoices booking={{ tutor: 999_999 }}>
      <StoryPath path="/reservation/999999/courses" pattern="/reservation/:id/*">
        <ReservationStep step="courses">{() => <p>Courses</p>}</ReservationStep>
      </StoryPath>
    </StoryChoices>
  ),
  play: expectElement('[role=status] a[href="/tutors"]'),
}

export const PageOfStep: Story = {
  render: () => (
    <StoryTutor>
      {(tutor) => (
        <StoryChoices booking={{ tutor: tutor.id }}>
          <StepPage step="courses" tutor={tutor} title="booking.courses.title" action={<button>Next</button>}>
            <p>Courses</p>
          </StepPage>
        </StoryChoices>
      )}
    </StoryTutor>
  ),
  play: expectElement('[aria-current=step]'),
}
