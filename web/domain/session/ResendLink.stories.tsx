import { mock } from '#mocks/msw.ts'
import { findElement, press } from '#web/workshop/interact.ts'
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
export const Sent: Story = { ...Sending, parameters: {} }
export const Refused: Story = {
  ...Ready,
  parameters: { handlers: [mock.status('resendVerification', 500)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'button[aria-disabled=true]')
    await findElement(canvasElement, 'button:not([aria-disabled=true])')
  },
}
