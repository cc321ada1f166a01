import type { Meta, Story } from '#web/workshop/story.ts'
import { DirectionIcon } from './DirectionIcon.tsx'

export default { component: DirectionIcon } satisfies Meta

export const AllKinds: Story = {
  render: () => (
    <p>
      {(['forward', 'next', 'previous', 'leave'] as const).map((kind) => (
        <DirectionIcon key={kind} kind={kind} />
      ))}
    </p>
  ),
}
