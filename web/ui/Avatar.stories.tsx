import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Avatar } from './Avatar.tsx'

export default { component: Avatar } satisfies Meta

export const Initials: Story = {
  render: function InitialsStory() {
    const { name } = useSample()
    return <Avatar name={name} />
  },
}
export const Picture: Story = {
  render: function PictureStory() {
    const { name } = useSample()
    return <Avatar name={name} picture="/__mock/files/portraits/1.svg" size="large" />
  },
}
export const Huge: Story = {
  render: function HugeStory() {
    const { name } = useSample()
    return <Avatar name={name} size="huge" />
  },
}
export const Small: Story = {
  render: function SmallStory() {
    const { name } = useSample()
    return <Avatar name={name} size="small" />
  },
}
