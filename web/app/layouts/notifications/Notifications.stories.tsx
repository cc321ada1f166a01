import { mock } from '#mocks/msw.ts'
import { notify } from '#web/state/notifications.ts'
import { usePopover } from '#web/ui/usePopover.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryStores } from '#web/workshop/StoryStores.tsx'
import { BellPanel } from './BellPanel.tsx'
import { ToastsHost } from './ToastsHost.tsx'

export default { component: BellPanel, subcomponents: { ToastsHost } } satisfies Meta

function Panel() {
  return <BellPanel panel={usePopover().panel} />
}

export const Unread: Story = {
  render: () => <Panel />,
  parameters: {
    signedInAs: 'student',
    handlers: [mock('readMenuCounts', 200, { success: true, data: { notifications: 2 } })],
  },
  async play() {
    await findElement(document, '[popover] h2 + button')
    await press(document, '[popover] [role=tab]:nth-child(2)')
    await findElement(document, '[popover] [role=tab]:nth-child(2)[aria-selected=true]')
  },
}

export const AllRead: Story = {
  render: () => <Panel />,
  parameters: {
    signedInAs: 'student',
    handlers: [mock('readMenuCounts', 200, { success: true, data: { notifications: 0 } })],
  },
  async play() {
    await waitUntil(() => Boolean(document.querySelector('[popover] p[role=status]')?.textContent))
    if (document.querySelector('[popover] h2 + button')) throw new Error('There is something to be read')
  },
}

export const OfGuest: Story = {
  render: () => <Panel />,
  async play() {
    await findElement(document, '[popover] h2')
    if (document.querySelector('[popover] [role=tab]')) throw new Error('A guest has unread ones')
  },
}

export const Toast: Story = {
  render: () => (
    <StoryStores prepare={({ notifications }) => notify(notifications, 'success', 'Saved')}>
      <ToastsHost />
    </StoryStores>
  ),
  play: expectElement('ol[aria-live=polite] li'),
}
