import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Hidden } from './Hidden.tsx'

export default { component: Hidden } satisfies Meta

export const ForScreenReaders: Story = {
  render: function ForScreenReadersStory() {
    const { text } = useSample()
    return (
      <p>
        {text}
        <Hidden>{text}</Hidden>
      </p>
    )
  },
}
