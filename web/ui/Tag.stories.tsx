import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Tag } from './Tag.tsx'

export default { component: Tag } satisfies Meta

export const Tones: Story = {
  render: function TonesStory() {
    const { one, two, three } = useSample()
    return (
      <p>
        <Tag tone="brand">{one}</Tag> <Tag tone="accent">{two}</Tag> <Tag>{three}</Tag>
      </p>
    )
  },
}
