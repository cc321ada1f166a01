import { mock } from '#mocks/msw.ts'
import { useDialogs } from '#web/state/stores.ts'
import { notify } from '#web/state/notifications.ts'
import { usePopover } from '#web/ui/usePopover.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryStores } from '#web/workshop/StoryStores.tsx'
import { BellButton } from './BellButton.tsx'
import { Drawer } from './Drawer.tsx'
import { FamilyLinks } from './FamilyLinks.tsx'
import { Header } from './Header.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { Logo } from './Logo.tsx'
import { PlainMenu } from './PlainMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SideMenu } from './SideMenu.tsx'
import { ThemeSelect } from './ThemeSelect.tsx'

export default {
  component: Header,
  subcomponents: {
    Logo,
    LanguageButton,
    BellButton,
    ProfileMenu,
    ProfilePanel,
    Drawer,
    PlainMenu,
    SideMenu,
    FamilyLinks,
    ThemeSelect,
  },
} satisfies Meta

const ignore = () => undefined
const sara = {
  first_name: 'Sara',
  last_name: 'Nasr',
  profile_picture_url: null,
  category: 'student',
  user_type: 'student',
} as const

export const OfGuest: Story = {
  render: () => <Header />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'header a[href="/"]')
    await press(canvasElement, 'button[popovertarget=menu]')
    await findElement(document, 'dialog[open] nav a[href="/tutors"]')
  },
}

export const OfKid: Story = {
  render: () => <Header />,
  parameters: { signedInAs: 'kids' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button[aria-expanded=false] bdi')
    if (canvasElement.querySelector('span[title]')) throw new Error('A kid is shown the currency')
  },
}

function Requested() {
  return <output>{useDialogs().login?.tab}</output>
}

export const DrawerOfGuest: Story = {
  render: () => (
    <>
      <Drawer onClose={ignore} />
      <Requested />
    </>
  ),
  async play({ canvasElement }) {
    await press(document, 'dialog[open] p ~ div > button:last-child')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'login')
  },
}

export const DrawerOfTutor: Story = {
  render: () => <Drawer onClose={ignore} />,
  parameters: { signedInAs: 'tutor' },
  play: expectElement('dialog[open] nav a[href="/dashboard/my-students"]'),
}

export const ManyUnread: Story = {
  render: () => <BellButton />,
  parameters: {
    signedInAs: 'student',
    handlers: [mock('readMenuCounts', 200, { success: true, data: { notifications: 120 } })],
  },
  async play({ canvasElement }) {
    await waitUntil(() => canvasElement.textContent.includes('99+'))
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(document, '[popover] h2')
  },
}

export const GuestAfterToast: Story = {
  render: () => (
    <StoryStores prepare={({ notifications }) => notify(notifications, 'info', 'Saved')}>
      <BellButton />
    </StoryStores>
  ),
  play: expectElement('button[aria-expanded=false]'),
}

export const GuestWithoutToast: Story = {
  render: () => (
    <section>
      <BellButton />
    </section>
  ),
  play({ canvasElement }) {
    if (canvasElement.querySelector('section button')) throw new Error('A guest has notifications')
  },
}

export const Account: Story = {
  render: () => <ProfileMenu user={sara} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(document, '[popover] a[href="/SubAccounts"]')
  },
}

function Panel() {
  const { panel } = usePopover()
  return (
    <ProfilePanel
      name="Sara Nasr"
      // Who signs in with another provider has no password here
      user={{ ...sara, user_type: 'google_student' }}
      panel={panel}
    />
  )
}

export const AccountOfProvider: Story = {
  render: () => <Panel />,
  async play() {
    await findElement(document, '[popover] button[aria-pressed=true]')
    if (document.querySelector('[popover] a[href="/UpdatePassword"]'))
      throw new Error('A password is offered')
  },
}

export const OtherLanguage: Story = {
  render: () => <LanguageButton />,
  async play({ canvasElement }) {
    const button = await findElement(canvasElement, 'button[name=language]')
    if (button.lang === document.documentElement.lang)
      throw new Error('The language is offered that is shown')
  },
}

export const MenuWithoutScript: Story = {
  render: () => <PlainMenu isGuest links={[{ id: 'shell.tutors', to: '/tutors' }]} />,
  async play({ canvasElement }) {
    const menu = await findElement(canvasElement, 'nav[popover]')
    menu.showPopover()
    await findElement(menu, 'a[href="/tutors"]')
    await findElement(menu, 'button[type=submit][name=register]')
  },
}

export const PagesOfStudent: Story = {
  render: () => <SideMenu />,
  parameters: { signedInAs: 'student', path: '/dashboard/student-quizzes' },
  // Of an entry of several pages, whose first is another one
  play: expectElement('nav a[href="/dashboard/student-homework"][aria-current=true]'),
}

export const PagesOfStaff: Story = {
  render: () => <SideMenu />,
  parameters: {
    signedInAs: 'operator',
    handlers: [mock('readMenuCounts', 200, { success: true, data: { notifications: 0, new_tutors: 7 } })],
  },
  play: expectElement('nav a span[aria-label]'),
}

export const PagesOfEntry: Story = {
  render: () => <FamilyLinks />,
  parameters: { signedInAs: 'student', path: '/dashboard/student-quizzes' },
  play: expectElement('nav a[href="/dashboard/student-quizzes"][aria-current=page]'),
}

export const DuringQuiz: Story = {
  render: () => (
    <section>
      <FamilyLinks />
    </section>
  ),
  parameters: { signedInAs: 'student', path: '/dashboard/student-quizzes?attempt=3' },
  play({ canvasElement }) {
    if (canvasElement.querySelector('section a')) throw new Error('Links lead out of the quiz')
  },
}

export const Theme: Story = {
  render: () => (
    <>
      <Logo />
      <ThemeSelect />
    </>
  ),
  play: expectElement('a[href="/"] ~ span option:nth-child(3)'),
}
