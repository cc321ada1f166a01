import { waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryStores } from '#web/workshop/StoryStores.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { SocialButtons } from './SocialButtons.tsx'

export default { component: SocialButtons, subcomponents: { ProviderMark } } satisfies Meta

export const OfInstitute: Story = {
  render: () => (
    <StoryStores
      prepare={({ institute }) => Object.assign(institute, { social: { google: {}, linkedin: {} } })}
    >
      <SocialButtons onSignedIn={() => Promise.resolve()} />
    </StoryStores>
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
