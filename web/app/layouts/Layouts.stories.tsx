import { type ReactNode, useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ToastCount } from '#web/workshop/StoryStores.tsx'
import { Banner } from './Banner.tsx'
import { createPart } from './createPart.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { KidsLayout } from './KidsLayout.tsx'
import { PageTitle } from './PageTitle.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { ServerForms } from './ServerForms.tsx'
import { Shell } from './Shell.tsx'
import { ZoomLayout } from './ZoomLayout.tsx'

export default {
  component: Shell,
  subcomponents: {
    PublicLayout,
    DashboardLayout,
    KidsLayout,
    ZoomLayout,
    Banner,
    PageTitle,
    ServerForms,
  },
} satisfies Meta

/** Renders a layout with a page in it. */
function WithPage({ layout, page = <h1 tabIndex={-1}>Page</h1> }: { layout: ReactNode; page?: ReactNode }) {
  return (
    <Routes>
      <Route element={layout}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  )
}

export const Frame: Story = {
  render: () => <WithPage layout={<Shell />} page={<main id="main">Page</main>} />,
  parameters: { path: '/tutors' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="#main"]')
    await findElement(canvasElement, 'header ~ main')
    await findElement(canvasElement, '[data-chat] a')
  },
}

export const FrameOfKids: Story = {
  render: () => <WithPage layout={<Shell />} page={<main id="main">Page</main>} />,
  parameters: { path: '/tutors', signedInAs: 'kids' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'header ~ main')
    if (canvasElement.querySelector('[data-chat], [data-banner]'))
      throw new Error('Kids have the chat of guests')
  },
}

export const PublicPage: Story = {
  render: () => <WithPage layout={<PublicLayout />} />,
  parameters: { path: '/tutors' },
  play: expectElement('main#main h1'),
}

export const BookingStep: Story = {
  render: () => <WithPage layout={<PublicLayout />} />,
  parameters: { path: '/groups/kids' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'main + footer a[href="/licenses.txt"]')
    if (canvasElement.querySelector('footer form')) throw new Error('A step has the whole footer')
  },
}

export const PageOfStudent: Story = {
  render: () => <WithPage layout={<DashboardLayout />} />,
  parameters: { signedInAs: 'student', path: '/dashboard/student-quizzes' },
  play: expectElement('main#main nav + h1'),
}

export const PageOfKid: Story = {
  render: () => <WithPage layout={<DashboardLayout />} />,
  parameters: { signedInAs: 'kids', path: '/dashboard/student-quizzes' },
  play: expectElement('nav a[href="/dashboard/student-quizzes"][aria-current=page]'),
}

export const Room: Story = {
  render: () => <WithPage layout={<ZoomLayout />} />,
  play: expectElement('main#main > h1'),
}

export const HiddenBanner: Story = {
  render: () => (
    <>
      <Banner />
      <header>
        <a href="/">Home</a>
      </header>
    </>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, '[data-banner] button')
    const { dataset } = document.documentElement
    if (dataset.banner !== 'off') throw new Error('The banner comes again')
    await findElement(canvasElement, 'header a:focus')
    // Other stories have it
    delete dataset.banner
  },
}

export const FormsOfGuest: Story = {
  render: () => <ServerForms />,
  play: expectElement('form[method=post][hidden] + form[method=get][hidden]'),
}

export const FormsOfStudent: Story = {
  render: () => <ServerForms />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'form[method=post]')
    if (canvasElement.querySelector('form[method=get]'))
      throw new Error('A signed-in person is asked to sign in')
  },
}

export const NextPage: Story = {
  render: () => (
    <>
      <PageTitle />
      <Link to="/courses">Courses</Link>
      <main>
        <h1 tabIndex={-1}>Courses</h1>
      </main>
    </>
  ),
  parameters: { path: '/tutors' },
  async play({ canvasElement }) {
    const before = document.title
    await press(canvasElement, 'a[href="/courses"]')
    await findElement(canvasElement, 'h1:focus')
    await waitUntil(() => document.title !== before)
    document.title = before
  },
}

const Lost = createPart<object>(() => Promise.reject(new Error('It does not arrive')))

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Lost onFailed={() => setOpen(false)} />}
      <ToastCount />
      {!isOpen && <p>Closed</p>}
    </>
  )
}

export const PartThatIsLost: Story = {
  render: () => <Opened />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
  },
}
