import { mock } from '#mocks/msw.ts'
import type { ManagedWebinar } from '#sdk'
import { expectElement, findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { HostedCard } from './HostedCard.tsx'
import { HostedToday } from './HostedToday.tsx'

function createHosted(id: number, start: string, title: string): ManagedWebinar {
  return {
    id,
    title,
    description: 'Meet the tutor',
    tutor: { id: 1, name: 'Amal Khalid', profile_picture_url: null },
    language: { id: 1, name: 'Arabic' },
    start_date_time: start,
    end_date_time: new Date(Date.parse(start) + 1_800_000).toISOString(),
    state: 'not started',
    kind: 'interview',
    course: { id: 107, name: 'Tajweed' },
    capacity: 6,
    registered: 2,
    waitlisted: 0,
    is_cancelled: false,
    host_link: '',
    join_link: '',
    recording_url: null,
    recording: null,
  }
}

// The stories' tests stand still on 25 November, 17:00
const data = [
  createHosted(4, '2026-11-25T18:00:00Z', 'Meet the tutor'),
  createHosted(5, '2026-11-27T18:00:00Z', 'Meet the tutor again'),
]
const page = { success: true, total: data.length, page: 1, page_size: 4 } as const

export default {
  component: HostedToday,
  subcomponents: { HostedCard },
  parameters: { signedInAs: 'tutor', handlers: [mock('listManagedWebinars', 200, { ...page, data })] },
} satisfies Meta

const findDoorOfToday: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, 'a[href*="/meeting?halaqa=4"]')
  if (canvasElement.querySelector('a[href*="halaqa=5"]')) throw new Error('One of another day is shown')
}

export const BeforeTheNextClass: Story = {
  render: () => (
    <HostedToday nextClass="2026-11-26T10:00:00Z">
      <p>The next class</p>
    </HostedToday>
  ),
  async play(context) {
    await findDoorOfToday(context)
    if (context.canvasElement.querySelector('p ~ section')) throw new Error('The class stands first')
  },
}

export const AfterTheNextClass: Story = {
  render: () => (
    <HostedToday nextClass="2026-11-25T17:30:00Z">
      <p>The next class</p>
    </HostedToday>
  ),
  play: findDoorOfToday,
}

export const OneOfTheCalendar: Story = {
  render: () => (
    <HostedCard zone="Africa/Cairo" webinar={createHosted(7, '2026-11-25T18:00:00Z', 'Meet the tutor')} />
  ),
  play: expectElement('article a[href="/dashboard/halaqas?id=7"]'),
}
