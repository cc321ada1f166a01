import type { Meta, Story } from '#web/workshop/story.ts'
import { Skeleton } from './Skeleton.tsx'

export default { component: Skeleton } satisfies Meta

export const Loading: Story = {
  render: () => (
    <div aria-busy="true">
      <Skeleton />
    </div>
  ),
}
