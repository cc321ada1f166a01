import { mock } from '#mocks/msw.ts'
import type { InterviewSession } from '#sdk'
import { findElement, press } from '#web/workshop/interact.ts'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { ChooseInterview } from './ChooseInterview.tsx'
import { InterviewChoices } from '#web/domain/booking/InterviewChoices.tsx'

export default { component: ChooseInterview, subcomponents: { InterviewChoices } } satisfies Meta

const course = { id: 107, name: 'Tajweed' }

function createInterview(id: number, day: string, seats_left: number): InterviewSession {
  return {
    id,
    title: course.name,
    tutor: { id: 1, name: 'Amal Khalid', profile_picture_url: null },
    start_date_time: `${day}T15:00:00Z`,
    end_date_time: `${day}T15:30:00Z`,
    capacity: 6,
    seats_left,
    course,
    is_for_family: id === 1,
  }
}

const interviews = [
  createInterview(1, '2026-11-28', 2),
  createInterview(2, '2026-11-28', 0),
  createInterview(3, '2026-12-01', 6),
]

function mockInterviews(data: InterviewSession[]) {
  const page = { success: true, total: data.length, page: 1, page_size: 50 } as const
  return mock('listInterviewSessions', 200, { ...page, data })
}

export const Planned: Story = {
  parameters: { handlers: [mockInterviews(interviews)] },
  render: () => <ChooseInterview id={1} of={{ courses: [course.id], groups: [] }} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[type=radio]')
    await findElement(canvasElement, 'button:not([aria-disabled=true])')
  },
}
export const NotPlannedYet: Story = {
  ...Planned,
  parameters: { handlers: [mockInterviews([])] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
  },
}
export const Loading: Story = {
  ...Planned,
  parameters: { handlers: [mock.latency('listInterviewSessions', FOREVER)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[aria-hidden=true]')
  },
}
export const Failed: Story = {
  ...Planned,
  parameters: { handlers: [mock.status('listInterviewSessions', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button')
  },
}
