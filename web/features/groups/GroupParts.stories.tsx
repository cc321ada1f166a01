import type { Course } from '#sdk'
import { offersQuery } from '#web/domain/booking/queries.ts'
import { expectElement, findElement, press, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryChoices } from '#web/workshop/StoryChoices.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { GroupOffer } from './GroupOffer.tsx'
import { GroupTimes } from './GroupTimes.tsx'
import { NoGroupClass } from './NoGroupClass.tsx'
import { SelectionBar } from './SelectionBar.tsx'

export default {
  component: SelectionBar,
  subcomponents: { GroupOffer, GroupTimes, NoGroupClass },
} satisfies Meta

const course: Course = {
  id: 107,
  code: 'TJ-1',
  name: 'Tajweed',
  description: 'Rules of recitation',
  type: 'kids',
}

export const Offer: Story = {
  render: () => (
    <StoryData query={offersQuery}>
      {({ data: [offer] }) =>
        offer && (
          <ul>
            <GroupOffer offer={{ ...offer, seats_left: 0 }} />
          </ul>
        )
      }
    </StoryData>
  ),
  play: expectElement('li p svg ~ span br'),
}

export const TimesOfOffer: Story = {
  render: () => (
    <StoryData query={offersQuery}>{({ data: [offer] }) => offer && <GroupTimes offer={offer} />}</StoryData>
  ),
  play: ({ canvasElement }) =>
    waitUntil(() => /\d:\d\d/.test(canvasElement.querySelector('p > span')?.textContent ?? '')),
}

export const NoneOfCourse: Story = {
  render: () => <NoGroupClass course={107} />,
  play: expectElement('a[href="/tutors?course-id=107"]'),
}

export const ClearedChoice: Story = {
  render: () => (
    <StoryChoices group={{ courses: [107] }}>
      <SelectionBar choices={[{ course, offers: [] }]} />
    </StoryChoices>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="/groups/programs"]')
    await press(canvasElement, 'button')
    await waitUntilGone(canvasElement, 'a')
  },
}
