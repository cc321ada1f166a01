import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Section } from './Section.tsx'

export default { component: Section } satisfies Meta

export const Plain: Story = {
  render: function PlainStory() {
    const { short, text } = useSample()
    return <Section title={short}>{text}</Section>
  },
}
export const WithAction: Story = {
  render: function WithActionStory() {
    const { short, text, action } = useSample()
    return (
      <Section title={short} level={3} action={<button type="button">{action}</button>}>
        {text}
      </Section>
    )
  },
}
