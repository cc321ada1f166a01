import { mock } from '#mocks/msw.ts'
import { createList } from '#web/workshop/createList.ts'
import { createSeat } from '#web/workshop/createSeat.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useState } from 'react'
import { bookedWebinars } from './bookedWebinars.tsx'
import { parseWebinarSearch } from './search.ts'
import { WebinarResults } from './WebinarResults.tsx'

export default { component: WebinarResults } satisfies Meta

const seat = createSeat(1, 'webinar', '2026-11-25T19:00:00Z')

function Results({ query = '' }: { query?: string }) {
  const [search, setSearch] = useState(() => parseWebinarSearch(new URLSearchParams(query)))
  return (
    <>
      <WebinarResults
        search={search}
        onChange={setSearch}
        emptyTitle="webinars.none.upcoming"
        all="webinars.all"
      >
        {(webinars) => (
          <ul>
            {webinars.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
      </WebinarResults>
      <output>{search.q}</output>
    </>
  )
}

export const Found: Story = {
  render: () => <Results />,
  play: expectElement('ul > li'),
}

export const NothingFound: Story = {
  render: () => <Results query="q=Zzzzz" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'h2 ~ button')
    await findElement(canvasElement, 'ul > li')
    if (canvasElement.querySelector('output')?.textContent !== '') throw new Error('The search goes on')
  },
}

export const Failed: Story = {
  render: () => <Results />,
  parameters: { handlers: [mock.status('listWebinars', 404)] },
  play: expectElement('[role=alert] button'),
}

export const Booked: Story = {
  render: () => <StoryColumns resource={bookedWebinars} />,
  parameters: {
    signedInAs: 'student',
    handlers: [mock('listBookedWebinars', 200, createList([seat]))],
  },
  play: ({ canvasElement }) =>
    waitUntil(() => canvasElement.querySelector('[data-column=learner]')?.textContent === 'Layan'),
}
