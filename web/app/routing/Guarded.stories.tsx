import { useLocation } from 'react-router-dom'
import { useDialogs } from '#web/state/stores.ts'
import { expectElement, findElement, press, typeText, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { createPageByCategory } from './createPageByCategory.tsx'
import { Guarded } from './Guarded.tsx'
import { NotFound } from './NotFound.tsx'

export default { component: Guarded, subcomponents: { NotFound } } satisfies Meta

const admitMembers = ({ user }: { user: unknown }) => (user ? true : ('sign-in' as const))

function Requested() {
  return <output>{useDialogs().login?.tab ?? 'none'}</output>
}

const renderGuarded = () => (
  <>
    <Guarded who={admitMembers}>
      <h1>Payments</h1>
    </Guarded>
    <Requested />
  </>
)

export const Admitted: Story = {
  render: renderGuarded,
  parameters: { signedInAs: 'student' },
  play: expectElement('h1 ~ output'),
}

export const NotSignedIn: Story = {
  render: renderGuarded,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'output')
    if (canvasElement.querySelector('h1')) throw new Error('The page is shown to a guest')
  },
}

function Path() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

export const UnknownPage: Story = {
  render: () => (
    <>
      <NotFound />
      <Path />
    </>
  ),
  parameters: { path: '/nowhere' },
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=q]', ' Amal ')
    await press(canvasElement, 'button[type=submit]')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '/tutors?q=Amal')
  },
}

export const UnknownPageOfKid: Story = {
  render: () => <NotFound />,
  parameters: { signedInAs: 'kids', path: '/nowhere' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="/"]')
    if (canvasElement.querySelector('form, nav')) throw new Error('A kid is led to pages that sell')
  },
}

const Page = createPageByCategory({ kids: () => <p>For kids</p> }, () => <p>For others</p>)

export const PageOfKids: Story = {
  render: () => <Page />,
  parameters: { signedInAs: 'kids' },
  play: ({ canvasElement }) => waitUntil(() => canvasElement.textContent.includes('For kids')),
}

export const PageOfOthers: Story = {
  render: () => <Page />,
  play: ({ canvasElement }) => waitUntil(() => canvasElement.textContent.includes('For others')),
}
