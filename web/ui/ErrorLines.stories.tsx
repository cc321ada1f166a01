import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { ErrorLines } from './ErrorLines.tsx'

export default { component: ErrorLines } satisfies Meta

export const IdOfRequest: Story = {
  render: function IdOfRequestStory() {
    const { long } = useSample()
    return (
      <p>
        <ErrorLines text={`${long}\n3f2c6c1e-52a7-4a7e-9d0f-1f9c6f7b1234`} />
      </p>
    )
  },
}
