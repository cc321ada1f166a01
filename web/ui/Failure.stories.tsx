import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Failure } from './Failure.tsx'

export default { component: Failure } satisfies Meta

export const General: Story = {
  render: function GeneralStory() {
    return <Failure onRetry={() => undefined} />
  },
}
export const OwnText: Story = {
  render: function OwnTextStory() {
    const { long } = useSample()
    return <Failure text={long} onRetry={() => undefined} />
  },
}
export const Retrying: Story = {
  render: function RetryingStory() {
    return <Failure isBusy onRetry={() => undefined} />
  },
}
export const IdOfRequest: Story = {
  render: function IdOfRequestStory() {
    return (
      <Failure text={'No list\nQuote:\n3f2c6c1e-52a7-4a7e-9d0f-1f9c6f7b1234'} onRetry={() => undefined} />
    )
  },
}
