import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Countdown } from './Countdown.tsx'

export default { component: Countdown } satisfies Meta

export const Days: Story = {
  render: function DaysStory() {
    return <Countdown until={new Date(Date.now() + 50 * 3_600_000).toISOString()} />
  },
}
export const Minutes: Story = {
  render: function MinutesStory() {
    return <Countdown until={new Date(Date.now() + 600_000).toISOString()} />
  },
}
export const Over: Story = {
  render: function OverStory() {
    const { text } = useSample()
    return (
      <Countdown until="2020-01-01T00:00:00Z">
        <p>{text}</p>
      </Countdown>
    )
  },
}
