import type { ContactMessage } from '#sdk'
import { useState } from 'react'
import { findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ContactDetail } from './ContactDetail.tsx'
import { contacts } from './contacts.tsx'
import { SentPanel } from './SentPanel.tsx'

export default {
  component: ContactDetail,
  subcomponents: { SentPanel },
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const message: ContactMessage = {
  id: 1,
  reference: 'C-1001',
  full_name: 'Mona Rashid',
  email: 'mona@example.test',
  phone_number: null,
  topic: 'payments',
  message: 'I have paid twice.',
  state: 'unread',
  state_by: null,
  state_on: null,
  created_on: '2026-11-18T10:00:00Z',
}
const handled: ContactMessage = {
  ...message,
  state: 'handled',
  state_by: { id: 7, name: 'Hala Murad', profile_picture_url: null },
  state_on: '2026-11-19T09:30:00Z',
}

export const WithoutPhone: Story = {
  render: () => <ContactDetail row={message} actions={undefined} onClose={() => undefined} />,
  async play() {
    await findElement(document, 'dialog[open] a[href="mailto:mona@example.test?subject=C-1001"]')
    if (document.querySelector('dialog[open] a[href^=tel]')) throw new Error('There is a number to call')
  },
}

export const Handled: Story = {
  render: () => <ContactDetail row={handled} actions={undefined} onClose={() => undefined} />,
  async play() {
    await findElement(document, 'dialog[open] a[href="/dashboard/students?q=mona%40example.test"]')
    if (!document.querySelector('dialog[open]')?.textContent.includes('Hala Murad'))
      throw new Error('It is not said who handled the message')
  },
}

export const List: Story = {
  render: () => <StoryColumns resource={contacts} change={message} />,
  play: ({ canvasElement }) =>
    waitUntil(
      () =>
        canvasElement.querySelector('[data-column=full_name]')?.textContent.includes(message.email) === true,
    ),
}

function Sent() {
  const [count, setCount] = useState(0)
  return (
    <>
      <SentPanel reference="C-1001" onAgain={() => setCount(count + 1)} />
      <output>{count}</output>
    </>
  )
}

export const SentMessage: Story = {
  render: () => <Sent />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h2:focus ~ p bdi[dir=ltr]')
    await press(canvasElement, 'button[type=submit]')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
  },
}
