import { useDialogs } from '#web/state/stores.ts'
import { expectElement, findElement, press, typeText, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryStores, ToastCount } from '#web/workshop/StoryStores.tsx'
import { Footer } from './Footer.tsx'
import { FooterColumn } from './FooterColumn.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { LegalLine } from './LegalLine.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { Subscribe } from './Subscribe.tsx'
import { WhatsApp } from './WhatsApp.tsx'

export default {
  component: Footer,
  subcomponents: { FooterColumns, FooterColumn, LegalLine, SocialLinks, Subscribe, WhatsApp },
} satisfies Meta

export const OfGuest: Story = {
  render: () => <Footer />,
  play: expectElement('footer a[href^="mailto:"]'),
}

export const Columns: Story = {
  render: () => <FooterColumns />,
  async play({ canvasElement }) {
    await press(canvasElement, 'summary')
    await findElement(canvasElement, 'details[open] a[href^="/tutors?course-id="]')
    await findElement(canvasElement, 'section li button')
  },
}

export const ColumnsOfStudent: Story = {
  render: () => <FooterColumns />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="/courses"]')
    if (canvasElement.querySelector('li button')) throw new Error('A signed-in person is asked to sign in')
  },
}

function Opened() {
  return <output>{useDialogs().terms}</output>
}

export const Documents: Story = {
  render: () => (
    <StoryStores
      prepare={({ institute }) =>
        Object.assign(institute, { scripts: [{ src: '/s.js', purpose: 'analytics' }] })
      }
    >
      <LegalLine />
      <Opened />
    </StoryStores>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button:nth-of-type(2)')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'privacy')
    // The consent can be changed
    await findElement(canvasElement, 'button:nth-of-type(3)')
  },
}

export const UnsafeSocialLink: Story = {
  render: () => (
    <StoryStores
      prepare={({ institute }) => {
        const link = { id: 'facebook' as const, background: '#0866ff', logo: '/mark.svg' }
        const config_value = [
          { ...link, website: 'https://example.test' },
          { ...link, id: 'youtube' as const, website: 'javascript:alert(1)' },
        ]
        Object.assign(institute.configurations, { followUs: { config_value } })
      }}
    >
      <SocialLinks />
    </StoryStores>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="https://example.test"] img[alt=Facebook]')
    if (canvasElement.querySelectorAll('li').length !== 1) throw new Error('A link runs a script')
  },
}

export const Subscribed: Story = {
  render: () => (
    <>
      <Subscribe />
      <ToastCount />
    </>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=email][aria-invalid=true]:focus')
    // The mock world of the other language's test is the same
    await typeText(canvasElement, 'input[name=email]', `mona-${performance.now()}@example.test`)
    await press(canvasElement, 'button[type=submit]')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
  },
}

export const Chat: Story = {
  render: () => <WhatsApp number="+20 100 000 0100" />,
  play: expectElement('aside a[href="https://wa.me/201000000100"][aria-label]'),
}
