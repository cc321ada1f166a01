import type { Webinar } from '#sdk'
import type { ReactNode } from 'react'
import { query } from '#web/api/query.ts'
import { findElement, press, typeText } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { GuestForm } from './GuestForm.tsx'
import { KidsWebinarList } from './KidsWebinarList.tsx'
import { KidsWebinarStage } from './KidsWebinarStage.tsx'
import { KidsWebinars } from './KidsWebinars.tsx'
import { joinableWebinarsQuery } from './queries.ts'
import { RegistrationActions } from './RegistrationActions.tsx'
import { useWebinarRegistrations } from './useWebinarRegistrations.ts'
import { WatchRecording } from './WatchRecording.tsx'
import { WebinarCard } from './WebinarCard.tsx'
import { WebinarDetail } from './WebinarDetail.tsx'
import { WebinarDrawer } from './WebinarDrawer.tsx'
import { Webinars } from './Webinars.tsx'
import { WebinarStatus } from './WebinarStatus.tsx'

export default {
  component: Webinars,
  subcomponents: {
    WebinarCard,
    RegistrationActions,
    WebinarDrawer,
    GuestForm,
    KidsWebinars,
    KidsWebinarList,
    KidsWebinarStage,
    WebinarDetail,
    WatchRecording,
    WebinarStatus,
  },
} satisfies Meta

const ignore = () => undefined
const managed = query('/webinar/managed/list/', { query: { page: 1, page_size: 10 } })

/** Renders with the next webinar that has free seats. */
function FreeWebinar({ children }: { children: (webinar: Webinar) => ReactNode }) {
  return (
    <StoryData query={joinableWebinarsQuery}>
      {({ data }) => {
        const found = data.find(
          ({ state, capacity, registered }) => state !== 'running' && registered < capacity,
        )
        return found && children(found)
      }}
    </StoryData>
  )
}

function Card({ webinar }: { webinar: Webinar }) {
  const registrations = useWebinarRegistrations()
  return <WebinarCard webinar={webinar} registrations={registrations} to={`/Webinars?id=${webinar.id}`} />
}

function Actions({ webinar }: { webinar: Webinar }) {
  return <RegistrationActions webinar={webinar} registrations={useWebinarRegistrations()} />
}

function Drawer({ id }: { id: number }) {
  return <WebinarDrawer id={id} registrations={useWebinarRegistrations()} onClose={ignore} />
}

function Stage({ id }: { id: number }) {
  return <KidsWebinarStage id={id} registrations={useWebinarRegistrations()} onClose={ignore} />
}

export const OfGuests: Story = {
  render: () => <FreeWebinar>{(webinar) => <Card webinar={webinar} />}</FreeWebinar>,
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href*="StLoginforWebinar"]').then(ignore),
}

export const OfStudents: Story = {
  render: () => <FreeWebinar>{(webinar) => <Actions webinar={webinar} />}</FreeWebinar>,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button')
    if (canvasElement.querySelector('a[href*="StLoginforWebinar"]'))
      throw new Error('The form of guests is offered')
  },
}

export const OfTutors: Story = {
  render: () => <FreeWebinar>{(webinar) => <Actions webinar={webinar} />}</FreeWebinar>,
  parameters: { signedInAs: 'tutor' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
    if (canvasElement.querySelector('button')) throw new Error('Tutors can register')
  },
}

export const Cancelled: Story = {
  render: () => (
    <FreeWebinar>{(webinar) => <Actions webinar={{ ...webinar, is_cancelled: true }} />}</FreeWebinar>
  ),
  play: ({ canvasElement }) => findElement(canvasElement, 'span').then(ignore),
}

export const CancelledAndPast: Story = {
  render: () => (
    <FreeWebinar>
      {(webinar) => <Actions webinar={{ ...webinar, is_cancelled: true, state: 'finished' }} />}
    </FreeWebinar>
  ),
  play: ({ canvasElement }) => findElement(canvasElement, 'span').then(ignore),
}

export const Details: Story = {
  render: () => <FreeWebinar>{({ id }) => <Drawer id={id} />}</FreeWebinar>,
  play: () => findElement(document, 'dialog h2, [role=dialog] h2').then(ignore),
}

export const UnknownDetails: Story = {
  render: () => <Drawer id={999_999} />,
  play: () => findElement(document, 'a[href="/Webinars"]').then(ignore),
}

export const SeatOfGuest: Story = {
  render: () => <FreeWebinar>{(webinar) => <GuestForm webinar={webinar} />}</FreeWebinar>,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=full_name]', 'Mona Rashid')
    // The mock world of the other language's test is the same
    await typeText(canvasElement, 'input[name=email]', `mona-${performance.now()}@example.test`)
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status] h2')
  },
}

export const RefusedGuest: Story = {
  render: () => <FreeWebinar>{(webinar) => <GuestForm webinar={webinar} />}</FreeWebinar>,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=full_name][aria-invalid=true]')
  },
}

export const ListOfKids: Story = {
  render: () => <KidsWebinarList />,
  parameters: { signedInAs: 'kids', path: '/Webinars' },
  play: ({ canvasElement }) => findElement(canvasElement, 'li').then(ignore),
}

export const OwnOfKids: Story = {
  render: () => <KidsWebinars />,
  parameters: { signedInAs: 'kids' },
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href="/Webinars"]').then(ignore),
}

export const OneOfKids: Story = {
  render: () => (
    <StoryData query={query('/webinar/list/', { query: { for_kids: true, page: 1, page_size: 1 } })}>
      {({ data: [first] }) => first && <Stage id={first.id} />}
    </StoryData>
  ),
  parameters: { signedInAs: 'kids' },
  play: () => findElement(document, 'h1, h2').then(ignore),
}

export const DetailOfStaff: Story = {
  render: () => (
    <StoryData query={managed}>
      {({ data: [row] }) => row && <WebinarDetail row={row} actions={undefined} onClose={ignore} />}
    </StoryData>
  ),
  parameters: { signedInAs: 'operator' },
  play: () => findElement(document, 'dl').then(ignore),
}

export const Statuses: Story = {
  render: () => (
    <StoryData query={managed}>
      {({ data: [row] }) =>
        row && (
          <>
            <WebinarStatus webinar={{ ...row, state: 'not started', is_cancelled: false }} />
            <WebinarStatus webinar={{ ...row, state: 'running', is_cancelled: false }} />
            <WebinarStatus webinar={{ ...row, state: 'finished', is_cancelled: false }} />
            <WebinarStatus webinar={{ ...row, state: 'finished', is_cancelled: true }} />
          </>
        )
      }
    </StoryData>
  ),
  parameters: { signedInAs: 'operator' },
}

export const NoRecording: Story = { render: () => <WatchRecording url={null} title="Recitation" /> }

export const AllOfGuests: Story = {
  render: () => <Webinars />,
  parameters: { path: '/Webinars' },
  play: ({ canvasElement }) => findElement(canvasElement, 'li article, li h2').then(ignore),
}
