import type { RescheduleRequest } from '#sdk'
import { mock } from '#mocks/msw.ts'
import { findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { toMoveRow, useMovesToAnswer } from './moveRequests.tsx'
import { TutorItems } from './TutorItems.tsx'

const tutor = { id: 1, name: 'Amal Khalid', profile_picture_url: null }
const kid = { id: 9, name: 'Layan', profile_picture_url: null, guardian: 'Sara Nasr' }
const course = { id: 107, name: 'Tajweed' }
const start = '2026-11-27T18:00:00Z'

function createRequest(
  id: number,
  asked_by: RescheduleRequest['asked_by'],
  class_id: number,
): RescheduleRequest {
  return {
    id,
    class_id,
    course,
    student: kid,
    tutor,
    tutor_time_zone: 'Africa/Cairo',
    from_date_time: start,
    to_date_time: '2026-11-28T18:00:00Z',
    reason: 'We travel',
    state: 'pending',
    asked_by,
    asker: asked_by === 'tutor' ? tutor : { id: 8, name: 'Sara Nasr', profile_picture_url: null },
    asked_on: start,
    answered_on: null,
    answer_reason: null,
    expires_on: start,
  }
}

const requests = [createRequest(1, 'student', 41), createRequest(2, 'tutor', 42)]
const listRequests = (data: RescheduleRequest[]) =>
  mock('listRescheduleRequests', 200, { success: true, data, total: data.length, page: 1, page_size: 100 })
const countUnrecorded = (unrecorded: number) =>
  mock('readMenuCounts', 200, { success: true, data: { notifications: 0, unrecorded } })

export default {
  component: TutorItems,
  parameters: { signedInAs: 'tutor', handlers: [listRequests(requests), countUnrecorded(1)] },
} satisfies Meta

export const RequestAndOneClass: Story = {
  render: () => <TutorItems getPath={(id) => `?class=${id}`} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href$="?class=41"]')
    await findElement(canvasElement, 'a[href*="TutorArchivedClasses?f.outcome=unrecorded"]')
    if (canvasElement.querySelector('a[href$="?class=42"]'))
      throw new Error("The tutor's own request is shown")
  },
}

export const SeveralClasses: Story = {
  parameters: { handlers: [listRequests([]), countUnrecorded(3)] },
  render: () => <TutorItems getPath={(id) => `?class=${id}`} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href*="TutorArchivedClasses?f.outcome=unrecorded"]')
  },
}

function MovesOfFamily() {
  return useMovesToAnswer('student')
    .map((request) => toMoveRow(request, (id) => `?class=${id}`))
    .map(({ key, to, title, text }) => (
      <p key={key}>
        <a href={to}>{title}</a> {text}
      </p>
    ))
}

export const RequestsToFamilies: Story = {
  render: () => <MovesOfFamily />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="?class=42"] + bdi')
    if (canvasElement.querySelector('a[href="?class=41"]'))
      throw new Error("The family's own request is shown")
  },
}
