import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { CardName } from './CardName.tsx'
import { LinkCard } from './LinkCard.tsx'

export default { component: LinkCard } satisfies Meta

export const Card: Story = {
  render: function CardStory() {
    const { short, text } = useSample()
    return (
      <LinkCard>
        <CardName level={2} to="/tutors">
          {short}
        </CardName>
        <p>{text}</p>
      </LinkCard>
    )
  },
}
