import { findElement, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { WantedHours } from './WantedHours.tsx'

export default { component: WantedHours, parameters: { signedInAs: 'student' } } satisfies Meta

const wanted = ['2026-12-01T16:00:00Z', '2026-12-03T16:00:00Z']

export const HeldHours: Story = {
  render: () => (
    <main>
      <WantedHours wanted={wanted} heldUntil="2026-11-28T10:30:00Z" />
    </main>
  ),
  play: ({ canvasElement }) => findElement(canvasElement, 'li:nth-child(2)').then(() => undefined),
}

const courseHours = wanted.map((start_date_time, index) => ({
  start_date_time,
  course: [
    { id: 101, name: 'Everyday conversation' },
    { id: 102, name: 'Reading' },
  ][index] ?? { id: 0, name: '' },
}))

export const HoursOfTwoCourses: Story = {
  render: () => (
    <main>
      <WantedHours wanted={wanted} courseHours={courseHours} heldUntil="2026-11-28T10:30:00Z" />
    </main>
  ),
  play: ({ canvasElement }) =>
    waitUntil(() => canvasElement.querySelector('li:nth-child(2) bdi')?.textContent === 'Reading'),
}

export const HoursThatAreNoLongerHeld: Story = {
  render: () => (
    <main>
      <WantedHours wanted={wanted} heldUntil={null} />
    </main>
  ),
  play: ({ canvasElement }) => findElement(canvasElement, 'ol + p').then(() => undefined),
}
