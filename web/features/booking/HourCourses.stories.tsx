import { mock } from '#mocks/msw.ts'
import type { Program, TutorProfile } from '#sdk'
import type { ReactNode } from 'react'
import { createList } from '#web/workshop/createList.ts'
import { findElement, waitUntil } from '#web/workshop/interact.ts'
import { StoryChoices } from '#web/workshop/StoryChoices.tsx'
import { StoryTutor } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ChosenSlots } from './ChosenSlots.tsx'
import { HourCourses } from './HourCourses.tsx'
import { Review } from './Review.tsx'

const ignore = () => undefined
const weekly: Program = {
  id: 2,
  name: 'Twice a week',
  description: 'Two hours a week',
  payment_type: 'monthly',
  sessions_per_week: 2,
  weeks: 4,
  sessions_count: 8,
  price_per_session: 150,
  total_cost: 1200,
  currency: 'EGP',
  is_renewed: true,
}
const days = [1, 3].map((day, index) => ({
  id: index + 1,
  start_date_time: `2026-12-0${day}T15:00:00Z`,
  end_date_time: `2026-12-0${day}T16:00:00Z`,
}))
const month = [1, 2, 3, 4].flatMap((week) =>
  days.map(({ id, start_date_time }) => {
    const start = Date.parse(start_date_time) + (week - 1) * 7 * 86_400_000
    return {
      week,
      slot_id: id,
      start_date_time: new Date(start).toISOString(),
      end_date_time: new Date(start + 3_600_000).toISOString(),
      is_clash: week === 2 && id === 2,
      is_clock_change: false,
    }
  }),
)

export default {
  component: HourCourses,
  subcomponents: { ChosenSlots, Review },
  parameters: {
    signedInAs: 'student',
    handlers: [
      mock('listPrograms', 200, createList([weekly])),
      mock('previewSchedule', 200, { success: true, data: month }),
    ],
  },
} satisfies Meta

interface TwoCoursesProps {
  /** Positions of the courses of the two hours */
  hours: readonly [number, number]
  children: (tutor: TutorProfile) => ReactNode
}

function TwoCourses({ hours, children }: TwoCoursesProps) {
  return (
    <StoryTutor>
      {(tutor) => {
        const courses = tutor.courses.slice(0, 2).map(({ id }) => id)
        const slots = days.map((slot, index) => ({ ...slot, course: courses[hours[index] ?? 0] ?? 0 }))
        return (
          <StoryChoices booking={{ tutor: tutor.id, program: weekly.id, courses, slots }}>
            {children(tutor)}
          </StoryChoices>
        )
      }}
    </StoryTutor>
  )
}

export const CourseOfEachHour: Story = {
  render: () => (
    <TwoCourses hours={[0, 1]}>{(tutor) => <ChosenSlots tutor={tutor} onRemove={ignore} />}</TwoCourses>
  ),
  async play({ canvasElement }) {
    const last = await findElement(canvasElement, 'li:last-child select')
    if (!(last instanceof HTMLSelectElement)) throw new Error('No choice of a course')
    const isSaid = () => canvasElement.querySelector('p[role=status]')?.textContent !== ''
    if (isSaid()) throw new Error('Something is missing though each course has an hour')
    last.selectedIndex = 0
    last.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(isSaid)
  },
}

export const CourseWithoutAnHour: Story = {
  render: () => (
    <TwoCourses hours={[1, 1]}>{(tutor) => <HourCourses tutor={tutor} onRemove={ignore} />}</TwoCourses>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p[role=status] bdi')
  },
}

export const ProgramOfOneHour: Story = {
  ...CourseWithoutAnHour,
  parameters: { handlers: [mock('listPrograms', 200, createList([{ ...weekly, sessions_per_week: 1 }]))] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p[role=status] a[href$="/programs"]')
  },
}

export const ReviewOfTwoCourses: Story = {
  render: () => (
    <TwoCourses hours={[0, 1]}>{(tutor) => <Review tutor={tutor} onReplace={ignore} />}</TwoCourses>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'ol button[aria-expanded=false]')
    const chosen = canvasElement.querySelector('dd')?.textContent ?? ''
    const named = [...canvasElement.querySelectorAll('ol time + span')].map(({ textContent }) => textContent)
    if (named.length !== 8 || new Set(named).size !== 2 || !named.every((name) => chosen.includes(name)))
      throw new Error('A date does not name its course')
  },
}
