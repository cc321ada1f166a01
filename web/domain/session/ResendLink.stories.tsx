import { mock } from '#mocks/msw.ts'
import { findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { ResendLink } from './ResendLink.tsx'

export default { component: ResendLink } satisfies Meta

const email = 'student@example.test'

export const WithoutAnAddress: Story = {
  render: () => <ResendLink email=" " />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button[aria-disabled=true]')
  },
}
export const Ready: Story = {
  render: () => <ResendLink email={email} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button:not([aria-disabled=true])')
  },
}
export const Sending: Story = {
  ...Ready,
  parameters: { handlers: [mock.latency('resendVerification', FOREVER)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'button[aria-disabled=true]')
  },
}
export const Sent: Story = {
  ...Ready,
  async play({ canvasElement }) {
    const button = await findElement(canvasElement, 'button')
    const before = button.textContent
    button.click()
    // The seconds that are left, until when the button stays disabled
    await waitUntil(() => button.textContent !== before)
  },
}
export const Refused: Story = {
  ...Ready,
  parameters: { handlers: [mock.status('resendVerification', 500)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'button[aria-disabled=true]')
    await findElement(canvasElement, 'button:not([aria-disabled=true])')
  },
}
