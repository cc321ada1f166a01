import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Figures } from './Figures.tsx'

export default { component: Figures } satisfies Meta

export const Numbers: Story = {
  render: function NumbersStory() {
    const { one, two } = useSample()
    return (
      <Figures
        figures={[
          { name: 'one', label: one, value: 12 },
          { name: 'two', label: two, value: 0 },
        ]}
      />
    )
  },
}
