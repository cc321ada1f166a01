import { mock } from '#mocks/msw.ts'
import { findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryClass } from '#web/workshop/StoryClass.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { OwedClass } from './OwedClass.tsx'

export default {
  component: OwedClass,
  parameters: { signedInAs: 'student' },
} satisfies Meta

const DAY_MS = 86_400_000
const asTutor = { signedInAs: 'tutor' } as const

/** @param days from now */
function toInstant(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

function Owed({ viewer }: { viewer: 'student' | 'host' | 'kid' }) {
  return (
    <StoryClass side={viewer === 'host' ? 'tutor' : 'student'}>
      {(bookedClass) => (
        <OwedClass bookedClass={{ ...bookedClass, outcome: 'to_reschedule' }} viewer={viewer} />
      )}
    </StoryClass>
  )
}

export const OwedToTheStudent: Story = {
  render: () => <Owed viewer="student" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[data-slot]')
    await press(canvasElement, 'section > div:last-child > div:last-child > button')
    await findElement(canvasElement, '[role=alert]:not(:empty)')
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await findElement(canvasElement, '[data-slot][aria-pressed=true]')
  },
}

export const OwedHourTakenMeanwhile: Story = {
  render: () => <Owed viewer="student" />,
  parameters: { handlers: [mock.status('placeClass', 409)] },
  async play({ canvasElement }) {
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await findElement(canvasElement, '[data-slot][aria-pressed=true]')
    await press(canvasElement, 'section > div:last-child > div:last-child > button')
    await waitUntilGone(canvasElement, '[data-slot][aria-pressed=true]')
  },
}

function Offered({ viewer = 'student' }: { viewer?: 'student' | 'host' }) {
  return (
    <StoryClass side={viewer === 'host' ? 'tutor' : 'student'}>
      {(bookedClass) => (
        <OwedClass
          bookedClass={{
            ...bookedClass,
            outcome: 'to_reschedule',
            offers: [2, 3].map((days) => ({
              id: days,
              start_date_time: toInstant(days),
              end_date_time: toInstant(days + 1 / 24),
              state: 'available' as const,
            })),
          }}
          viewer={viewer}
        />
      )}
    </StoryClass>
  )
}

export const HoursAreOffered: Story = {
  render: () => <Offered />,
  async play({ canvasElement }) {
    await press(canvasElement, 'fieldset button[aria-pressed=false]')
    await findElement(canvasElement, 'fieldset button[aria-pressed=true]')
  },
}
export const HoursToOffer: Story = {
  render: () => <Owed viewer="host" />,
  parameters: asTutor,
  async play({ canvasElement }) {
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await findElement(canvasElement, '[data-slot][aria-pressed=true]')
  },
}
export const OfferedHoursTakenMeanwhile: Story = {
  render: () => <Offered viewer="host" />,
  parameters: { ...asTutor, handlers: [mock.status('offerHours', 409)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p[role=status] > span')
    // The API has no offers: the first press says so
    await press(canvasElement, 'section > div:last-child > div:last-child > button')
    await findElement(canvasElement, '[role=alert]:not(:empty)')
    await press(canvasElement, 'section > div:last-child > div:last-child > button')
    await waitUntilGone(canvasElement, 'p[role=status] > span')
  },
}
export const HoursOfferedByAnotherPerson: Story = {
  // The API has no offers, those that the form began with were replaced
  render: () => <Offered viewer="host" />,
  parameters: asTutor,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p[role=status] > span')
    await press(canvasElement, 'section > div:last-child > div:last-child > button')
    const alert = await findElement(canvasElement, '[role=alert]:not(:empty)')
    if (!/Offered hours|المواعيد المقترحة/.test(alert.textContent))
      throw new Error('It is not said that other hours were offered')
  },
}
export const OwedToAKid: Story = {
  render: () => <Owed viewer="kid" />,
  parameters: { signedInAs: 'kids' },
}
export const HoursFailedToLoad: Story = {
  render: () => <Owed viewer="student" />,
  parameters: { handlers: [mock.status('readAvailability', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}
