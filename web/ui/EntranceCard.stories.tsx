import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { EntranceCard } from './EntranceCard.tsx'

export default { component: EntranceCard } satisfies Meta

export const Card: Story = {
  render: function CardStory() {
    const { text } = useSample()
    return (
      <EntranceCard title="auth.login" text={text}>
        <p>{text}</p>
      </EntranceCard>
    )
  },
}
