import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { CopyButton } from './CopyButton.tsx'

export default { component: CopyButton } satisfies Meta

export const Plain: Story = {
  render: function PlainStory() {
    return <CopyButton text={() => 'copied'} />
  },
}
export const OwnLabel: Story = {
  render: function OwnLabelStory() {
    const { action } = useSample()
    return <CopyButton text={() => 'copied'} label={action} />
  },
}
