import { mock } from '#mocks/msw.ts'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { DueReservations } from './DueReservations.tsx'
import { defineMyReservations } from './myReservations.tsx'
import { reservations } from './reservations.tsx'
import { ReservationTabs } from './ReservationTabs.tsx'

export default {
  component: ReservationTabs,
  subcomponents: { DueReservations },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const history = defineMyReservations('history')

export const Due: Story = {
  render: () => <DueReservations />,
  play: expectElement('li button, li a'),
}

export const Past: Story = {
  render: () => <ReservationTabs />,
  parameters: { handlers: [mock('listReservations', 200, createList([]))] },
  async play({ canvasElement }) {
    // An empty list of current ones leads to a booking
    await findElement(canvasElement, 'a[href="/tutors"]')
    await press(canvasElement, '[role=tab]:nth-child(2)')
    await findElement(canvasElement, '[role=tab]:nth-child(2)[aria-selected=true]')
    await waitUntil(() => !canvasElement.querySelector('a[href="/tutors"]'))
  },
}

export const PastOfFamily: Story = {
  render: () => <StoryColumns resource={history} />,
  play: expectElement('[data-column=courses] bdi:not(:empty)'),
}

export const OfStaff: Story = {
  render: () => <StoryColumns resource={reservations} change={{ total_cost: 1368, currency: 'EGP' }} />,
  parameters: { signedInAs: 'operator' },
  play: ({ canvasElement }) =>
    waitUntil(
      () => canvasElement.querySelector('[data-column=total_cost]')?.textContent.includes('1,368') === true,
    ),
}
