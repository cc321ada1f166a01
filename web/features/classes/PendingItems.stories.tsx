import { findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { PendingItems } from './PendingItems.tsx'

const person = { id: 1, name: 'Amal Khalid', profile_picture_url: null }
const start = '2026-11-27T18:00:00Z'

export default { component: PendingItems, parameters: { signedInAs: 'student' } } satisfies Meta

export const ThreeKinds: Story = {
  render: () => (
    <PendingItems
      moves={[
        {
          id: 1,
          class_id: 41,
          course: { id: 107, name: 'Tajweed' },
          student: { id: 9, name: 'Layan', profile_picture_url: null, guardian: 'Sara Nasr' },
          tutor: person,
          tutor_time_zone: 'Africa/Cairo',
          from_date_time: start,
          to_date_time: '2026-11-28T18:00:00Z',
          reason: 'I travel',
          state: 'pending',
          asked_by: 'tutor',
          asker: person,
          asked_on: start,
          answered_on: null,
          answer_reason: null,
          expires_on: start,
        },
      ]}
      owed={[
        {
          id: 42,
          course: { id: 101, name: 'Reading' },
          tutor: person,
          tutor_time_zone: 'Africa/Cairo',
          students: [{ id: 8, name: 'Sara', profile_picture_url: null }],
          kind: 'one_to_one',
          state: 'confirmed',
          start_date_time: start,
          end_date_time: start,
        },
      ]}
      unpaid={[
        {
          key: 'fee-1',
          learner: person,
          title: 'Quran',
          amount: 285,
          currency: 'EGP',
          to: '/dashboard/payments',
        },
      ]}
      getPath={(id) => `?class=${id}`}
    />
  ),
  async play({ canvasElement }) {
    const list = await findElement(canvasElement, 'ul')
    const [first] = list.querySelectorAll('a')
    if (!first?.getAttribute('href')?.endsWith('?class=41'))
      throw new Error('The request does not stand first')
    if (list.querySelectorAll('li').length !== 3) throw new Error('Not every item is shown')
  },
}
