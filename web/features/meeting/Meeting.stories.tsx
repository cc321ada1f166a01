import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expectElement, findElement, press, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { DeviceCheck } from './DeviceCheck.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Lobby } from './Lobby.tsx'
import { RoomFrame } from './RoomFrame.tsx'
import type { Devices } from './useDevices.ts'
import type { Room } from './useRoom.ts'

export default { component: Lobby, subcomponents: { DeviceCheck, RoomFrame, LeaveGuard } } satisfies Meta

const ignore = () => undefined
// The stories' tests stand still on 25 November, 17:00
const room: Room = {
  title: 'Tajweed',
  people: 'Amal Khalid',
  start: '2026-11-25T17:05:00Z',
  end: '2026-11-25T17:35:00Z',
  joinFrom: '2026-11-25T16:55:00Z',
  link: '/room',
  isHost: false,
}
const over = { ...room, start: '2026-11-25T15:00:00Z', end: '2026-11-25T15:30:00Z' }

function Door() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Lobby room={room} onEnter={() => setCount(count + 1)} />
      <output>{count}</output>
    </>
  )
}

export const Open: Story = {
  render: () => <Door />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
  },
}

export const NotYetOpen: Story = {
  render: () => <Lobby room={{ ...room, link: null, joinFrom: '2026-11-25T17:02:00Z' }} onEnter={ignore} />,
  parameters: { signedInAs: 'kids' },
  async play({ canvasElement }) {
    // The rules that kids keep to
    await findElement(canvasElement, 'strong ~ p')
    await findElement(canvasElement, '[role=status] [role=timer], [role=status] time, [role=status] span + *')
    if (canvasElement.querySelector('button')) throw new Error('The door is open')
  },
}

export const OverForGuest: Story = {
  render: () => <Lobby room={over} onEnter={ignore} />,
  play: expectElement('a[href="/Webinars"]'),
}

export const OverForStudent: Story = {
  render: () => <Lobby room={over} onEnter={ignore} />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'strong + span')
    if (canvasElement.querySelector('a, button')) throw new Error('A link or button is shown')
  },
}

export const NoSeat: Story = {
  render: () => <Lobby room={{ ...over, closed: 'waitlisted' }} onEnter={ignore} />,
  parameters: { signedInAs: 'student' },
  // The waiting list has ended with it
  play: expectElement('a[href="/Webinars"]'),
}

const devices: Devices = {
  state: 'idle',
  stream: undefined,
  hasCamera: false,
  level: 0.5,
  check: () => Promise.resolve(),
  stop: ignore,
}

export const NotChecked: Story = {
  render: () => <DeviceCheck devices={devices} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button')
    if (canvasElement.querySelector('meter, [role=alert]')) throw new Error('Something is measured')
  },
}

export const MicrophoneOnly: Story = {
  render: () => <DeviceCheck devices={{ ...devices, state: 'ready' }} />,
  play: expectElement('meter[value="0.5"]'),
}

export const Denied: Story = {
  render: () => <DeviceCheck devices={{ ...devices, state: 'denied' }} />,
  play: expectElement('[role=alert] strong + span'),
}

export const OtherTab: Story = {
  render: () => {
    // A window would open in front of the tests
    window.open = () => null
    return <RoomFrame title="Tajweed" link="https://meet.example.test/room" />
  },
  play: expectElement('a[href="https://meet.example.test/room"][target=_blank]'),
}

export const Embedded: Story = {
  render: () => <RoomFrame title="Tajweed" link="/favicon.svg" />,
  play: expectElement('div:has(a[href="/Webinars"]) + iframe[allow*=microphone]'),
}

export const EmbeddedForTutor: Story = {
  render: Embedded.render,
  parameters: { signedInAs: 'tutor' },
  play: expectElement('div:has(a[href="/dashboard/CurrentClasses"]) + iframe[title=Tajweed]'),
}

export const QuestionBeforeLeaving: Story = {
  render: () => (
    <>
      <LeaveGuard isInside />
      <Link to="/tutors">Tutors</Link>
    </>
  ),
  parameters: { path: '/meeting' },
  async play({ canvasElement }) {
    await press(canvasElement, 'a')
    await press(document, '[role=alertdialog] button')
    await waitUntilGone(document, '[role=alertdialog]')
  },
}
