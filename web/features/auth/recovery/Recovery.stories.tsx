import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { mock } from '#mocks/msw.ts'
import { expectElement, findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LinkForm } from './LinkForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

export default {
  component: LinkForm,
  subcomponents: { ForgotPassword, NewPasswordForm, ResetPassword, VerifyEmail },
} satisfies Meta

const ignore = () => undefined

/** Renders the page that a link of an e-mail leads to. */
function Link({ children }: { children: ReactNode }) {
  return (
    <Routes>
      <Route path="/:id" element={children} />
    </Routes>
  )
}

const renderReset = () => (
  <Link>
    <ResetPassword />
  </Link>
)
const renderVerify = () => (
  <Link>
    <VerifyEmail />
  </Link>
)

export const Requested: Story = {
  render: () => <ForgotPassword />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=email]', 'nobody@example.test')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status] bdi[dir=ltr]')
    // Once a minute
    await findElement(canvasElement, 'button[type=submit][aria-disabled=true]')
  },
}

export const WithoutAddress: Story = {
  render: () => <LinkForm kind="verify" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=email][aria-invalid=true]')
  },
}

export const OtherPasswordTypedAgain: Story = {
  render: () => <NewPasswordForm token="ok" onDone={ignore} onRefused={ignore} />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=password]', 'Abcd123!')
    await typeText(canvasElement, 'input[name=confirm_password]', 'Abcd124!')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=confirm_password][aria-invalid=true]')
    if (canvasElement.querySelector('input[name=password][aria-invalid=true]'))
      throw new Error('The first password is refused')
  },
}

export const NewPassword: Story = {
  render: renderReset,
  parameters: {
    path: '/ok',
    handlers: [
      mock('checkResetLink', 200, { success: true, data: { state: 'ok' } }),
      mock('resetPassword', 200, { success: true, Messages: [{ Message: 'Saved' }] }),
    ],
  },
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=password]', 'Abcd123!')
    await typeText(canvasElement, 'input[name=confirm_password]', 'Abcd123!')
    await press(canvasElement, 'button[type=submit]')
    await waitUntilGone(canvasElement, 'input[name=password]')
  },
}

export const ExpiredLink: Story = {
  render: renderReset,
  parameters: { path: '/expired' },
  play: expectElement('form input[name=email]'),
}

export const LinkThatFails: Story = {
  render: renderReset,
  parameters: { path: '/ok', handlers: [mock.status('checkResetLink', 404)] },
  play: expectElement('[role=alert] button'),
}

export const LinkIsChecked: Story = {
  render: renderReset,
  parameters: { path: '/ok', handlers: [mock.latency('checkResetLink', FOREVER)] },
  play: expectElement('[role=progressbar]'),
}

export const Verified: Story = {
  render: renderVerify,
  parameters: { path: '/used' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h1 ~ * button, h1 ~ button')
    if (canvasElement.querySelector('input')) throw new Error('Another link is offered')
  },
}

export const BrokenLink: Story = {
  render: renderVerify,
  parameters: { path: '/broken' },
  play: expectElement('form input[name=email]'),
}
