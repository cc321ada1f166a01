import type { Meta, Story } from '#web/workshop/story.ts'
import { RepeatedIcon } from './RepeatedIcon.tsx'

export default { component: RepeatedIcon } satisfies Meta

export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, fontSize: 32 }}>
      {(['calendar', 'globe', 'heart', 'star'] as const).map((name) => (
        <RepeatedIcon key={name} name={name} />
      ))}
    </div>
  ),
}
