import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Heading } from './Heading.tsx'

export default { component: Heading } satisfies Meta

export const Levels: Story = {
  render: function LevelsStory() {
    const { short } = useSample()
    return (
      <>
        <Heading level={1}>{short}</Heading>
        <Heading level={2}>{short}</Heading>
        <Heading level={3}>{short}</Heading>
      </>
    )
  },
}
export const Display: Story = {
  render: function DisplayStory() {
    const { long } = useSample()
    return (
      <Heading level={1} size="display">
        {long}
      </Heading>
    )
  },
}
