import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Container } from './Container.tsx'

export default { component: Container } satisfies Meta

export const Text: Story = {
  render: function TextStory() {
    const { text } = useSample()
    return <Container>{text}</Container>
  },
}
