import type { RescheduleRequest } from '#sdk'
import { expectElement, findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { RescheduleDetail } from './RescheduleDetail.tsx'
import { TwoZones } from './TwoZones.tsx'

export default {
  component: RescheduleDetail,
  subcomponents: { TwoZones },
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const ignore = () => undefined
const tutor = { id: 1, name: 'Amal Khalid', profile_picture_url: null }
const request: RescheduleRequest = {
  id: 1,
  class_id: 41,
  course: { id: 107, name: 'Tajweed' },
  student: { id: 9, name: 'Layan', profile_picture_url: null, guardian: 'Sara Nasr' },
  tutor,
  tutor_time_zone: 'Asia/Riyadh',
  from_date_time: '2026-11-27T18:00:00Z',
  to_date_time: '2026-11-28T18:00:00Z',
  reason: 'We travel',
  state: 'pending',
  asked_by: 'tutor',
  asker: { ...tutor, category: 'tutor' },
  asked_on: '2026-11-25T10:00:00Z',
  answered_on: null,
  answer_reason: null,
  expires_on: '2026-11-27T17:00:00Z',
}
const refused: RescheduleRequest = {
  ...request,
  state: 'refused',
  answered_on: '2026-11-25T12:00:00Z',
  answer_reason: 'The hour is taken',
}

export const Waiting: Story = {
  render: () => <RescheduleDetail row={request} actions={undefined} onClose={ignore} />,
  async play() {
    await findElement(document, 'dialog[open] a[href*="id=41"]')
    // The tutor and who asked
    if (document.querySelectorAll('dialog[open] a[href="/dashboard/approved-tutors?id=1"]').length !== 2)
      throw new Error('Who asked is no link')
    if (document.querySelectorAll('dialog[open] q').length !== 1) throw new Error('An answer is shown')
  },
}

export const Refused: Story = {
  render: () => <RescheduleDetail row={refused} actions={undefined} onClose={ignore} />,
  play: expectElement('dialog[open] div:has(q) ~ div q'),
}

export const OtherZone: Story = {
  render: () => <TwoZones instant="2026-11-27T18:00:00Z" other="Asia/Riyadh" />,
  play: expectElement('time + span'),
}

export const SameHour: Story = {
  // Eastern Europe has the hour of Cairo in winter
  render: () => <TwoZones instant="2026-11-27T18:00:00Z" other="Europe/Athens" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'time')
    if (canvasElement.querySelector('time + span')) throw new Error('The same hour is told twice')
  },
}
