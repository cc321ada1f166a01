import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { CardName } from './CardName.tsx'

export default { component: CardName } satisfies Meta

export const Name: Story = {
  render: function NameStory() {
    const { name } = useSample()
    return (
      <div style={{ position: 'relative', padding: 16 }}>
        <CardName level={2} to="/tutors">
          {name}
        </CardName>
      </div>
    )
  },
}
export const LongText: Story = {
  render: function LongTextStory() {
    const { long } = useSample()
    return (
      <div style={{ position: 'relative', padding: 16 }}>
        <CardName level={3} to="/tutors" isCut>
          {long}
        </CardName>
      </div>
    )
  },
}
