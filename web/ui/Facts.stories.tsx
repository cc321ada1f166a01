import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Facts } from './Facts.tsx'

export default { component: Facts } satisfies Meta

export const Pairs: Story = {
  render: function PairsStory() {
    const { one, two, long, name } = useSample()
    return (
      <Facts
        facts={[
          { name: 'one', label: one, value: name },
          { name: 'two', label: two, value: long },
        ]}
      />
    )
  },
}
