import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Status } from './Status.tsx'

export default { component: Status } satisfies Meta

export const Tones: Story = {
  render: function TonesStory() {
    const { one, two, three, name } = useSample()
    return (
      <p>
        <Status tone="good">{one}</Status> <Status tone="waiting">{two}</Status>{' '}
        <Status tone="bad">{three}</Status> <Status tone="neutral">{name}</Status>
      </p>
    )
  },
}
