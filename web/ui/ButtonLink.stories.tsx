import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { ButtonLink } from './ButtonLink.tsx'

export default { component: ButtonLink } satisfies Meta

export const Primary: Story = {
  render: function PrimaryStory() {
    const { action } = useSample()
    return (
      <ButtonLink to="/tutors" appearance="primary">
        {action}
      </ButtonLink>
    )
  },
}
export const Large: Story = {
  render: function LargeStory() {
    const { action } = useSample()
    return (
      <ButtonLink to="/tutors" size="large">
        {action}
      </ButtonLink>
    )
  },
}
export const LongText: Story = {
  render: function LongTextStory() {
    const { long } = useSample()
    return <ButtonLink to="/tutors">{long}</ButtonLink>
  },
}
