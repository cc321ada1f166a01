import { mock } from '#mocks/msw.ts'
import type { ReactNode } from 'react'
import type { EventDetail } from '#sdk'
import { useDialogs } from '#web/state/stores.ts'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { Event } from './Event.tsx'
import { EventSide } from './EventSide.tsx'
import { eventQuery, eventsQuery } from './queries.ts'

export default { component: Event, subcomponents: { EventSide } } satisfies Meta

/** Renders with the next event. */
function NextEvent({ children }: { children: (event: EventDetail) => ReactNode }) {
  return (
    <StoryData query={eventsQuery({ isOver: false, page: 1 })}>
      {({ data: [row] }) =>
        row && <StoryData query={eventQuery(row.id)}>{({ data }) => children(data)}</StoryData>
      }
    </StoryData>
  )
}

function Requested() {
  return <output>{useDialogs().login?.returnTo}</output>
}

export const OfGuest: Story = {
  render: () => (
    <NextEvent>
      {(event) => (
        <>
          <EventSide event={event} />
          <Requested />
        </>
      )}
    </NextEvent>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'aside > button')
    await waitUntil(
      () => canvasElement.querySelector('output')?.textContent.startsWith('/EventSample?id=') === true,
    )
  },
}

export const Registered: Story = {
  render: () => <NextEvent>{(event) => <EventSide event={event} />}</NextEvent>,
  parameters: {
    signedInAs: 'student',
    handlers: [mock('listMyEvents', 200, createList([]), { once: true })],
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'aside > button:not([aria-disabled=true])')
    // Its state, and the button that gives the seat back
    await findElement(canvasElement, 'aside > span ~ span + button')
  },
}

export const Over: Story = {
  render: () => <NextEvent>{(event) => <EventSide event={{ ...event, is_over: true }} />}</NextEvent>,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'aside strong + span')
    if (canvasElement.querySelectorAll('aside button').length !== 1) throw new Error('A seat is offered')
  },
}

export const Unknown: Story = {
  render: () => <Event />,
  parameters: { path: '/EventSample?id=999999' },
  play: expectElement('a[href="/TutorEvents"]'),
}

export const Loading: Story = {
  render: () => <Event />,
  parameters: { path: '/EventSample?id=1', handlers: [mock.latency('readEvent', FOREVER)] },
  play: expectElement('[aria-busy=true]'),
}

export const Failed: Story = {
  render: () => <Event />,
  parameters: { path: '/EventSample?id=1', handlers: [mock.status('readEvent', 403)] },
  play: expectElement('[role=alert] button'),
}
