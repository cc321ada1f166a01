import { type ReactNode, useState } from 'react'
import { useStores } from '#web/state/stores.ts'
import { waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { SocialButtons } from './SocialButtons.tsx'

export default { component: SocialButtons, subcomponents: { ProviderMark } } satisfies Meta

/** Renders where the institute has two providers. */
function TwoProviders({ children }: { children: ReactNode }) {
  const { institute } = useStores()
  useState(() => Object.assign(institute, { social: { google: {}, linkedin: {} } }))
  return children
}

export const OfInstitute: Story = {
  render: () => (
    <TwoProviders>
      <SocialButtons onSignedIn={() => Promise.resolve()} />
    </TwoProviders>
  ),
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('button svg').length === 2),
}

export const NoProviders: Story = {
  render: () => (
    <section>
      <SocialButtons onSignedIn={() => Promise.resolve()} />
    </section>
  ),
  play({ canvasElement }) {
    if (canvasElement.querySelector('section')?.childElementCount) throw new Error('A provider is offered')
  },
}
