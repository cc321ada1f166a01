import { useSnapshot } from 'valtio'
import { mock } from '#mocks/msw.ts'
import { type Alert, openAlert } from '#web/state/dialogs.ts'
import { useConsent, useDialogs, useStores } from '#web/state/stores.ts'
import { expectElement, findElement, press, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryStores } from '#web/workshop/StoryStores.tsx'
import { AlertHost } from './AlertHost.tsx'
import { ConsentBar } from './ConsentBar.tsx'
import { InstallHint } from './InstallHint.tsx'
import { InstallPart } from './InstallPart.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { LoginHost } from './LoginHost.tsx'
import { LoginPart } from './LoginPart.tsx'
import { TermsDialog } from './TermsDialog.tsx'

export default {
  component: LoginDialog,
  subcomponents: { LoginPart, LoginHost, AlertHost, TermsDialog, ConsentBar, InstallPart, InstallHint },
} satisfies Meta

const ignore = () => undefined
const alert: Alert = { intent: 'success', text: 'The booking is paid.' }

function ShownAlert() {
  const { alert: shown } = useDialogs()
  return shown ? <AlertHost alert={shown} /> : <output>closed</output>
}

export const ClosedAlert: Story = {
  render: () => (
    <StoryStores prepare={({ dialogs }) => openAlert(dialogs, alert)}>
      <ShownAlert />
    </StoryStores>
  ),
  async play({ canvasElement }) {
    await press(document, 'dialog[open] button, [role=alertdialog] button')
    await findElement(canvasElement, 'output')
  },
}

function Choice() {
  return <output>{useConsent().choice}</output>
}

export const RefusedScripts: Story = {
  render: () => (
    <>
      <ConsentBar />
      <Choice />
    </>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'section button:first-child')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'refused')
  },
}

function Offer() {
  return <output>{useSnapshot(useStores().device).offer}</output>
}

export const RefusedInstall: Story = {
  render: () => (
    <StoryStores prepare={({ device }) => Object.assign(device, { isRestored: true, install: ignore })}>
      <InstallPart />
      <Offer />
    </StoryStores>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'aside button:last-child')
    await waitUntilGone(canvasElement, 'aside')
    if (canvasElement.querySelector('output')?.textContent !== 'off') throw new Error('It is offered again')
  },
}

export const InstallIsOffered: Story = {
  render: () => (
    <StoryStores prepare={({ device }) => Object.assign(device, { isRestored: true, install: ignore })}>
      <InstallHint />
    </StoryStores>
  ),
  play: expectElement('aside button + button'),
}

export const SignIn: Story = {
  render: () => <LoginDialog request={{ tab: 'login', role: 'student' }} onFailed={ignore} />,
  play: expectElement('dialog[open] input[name=username], [role=dialog] input[name=username]'),
}

export const KidOfParent: Story = {
  render: () => <LoginPart request={{ tab: 'register', isKidOnly: true }} onFailed={ignore} />,
  parameters: { signedInAs: 'student' },
  play: expectElement('dialog[open] input[name=date_of_birth], [role=dialog] input[name=date_of_birth]'),
}

function Requested() {
  const { login } = useDialogs()
  return login ? <LoginHost request={login} /> : <output>closed</output>
}

export const ClosedSignIn: Story = {
  render: () => (
    <StoryStores prepare={({ dialogs }) => (dialogs.login = { tab: 'login' })}>
      <Requested />
    </StoryStores>
  ),
  async play({ canvasElement }) {
    await findElement(document, 'dialog[open] input, [role=dialog] input')
    await press(document, 'dialog[open] button[aria-label], [role=dialog] button[aria-label]')
    await findElement(canvasElement, 'output')
  },
}

export const TermsThatFail: Story = {
  render: () => <TermsDialog kind="terms" />,
  parameters: { handlers: [mock.status('readTerms', 404)] },
  play: expectElement('[role=alert] button'),
}
