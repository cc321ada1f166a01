import type { Meta, Story } from '#web/workshop/story.ts'
import { StarPattern } from './StarPattern.tsx'

export default { component: StarPattern } satisfies Meta

export const Seeds: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['one', 'two', 'three'].map((seed) => (
        <div key={seed} style={{ position: 'relative', width: 160, height: 160 }}>
          <StarPattern seed={seed} />
        </div>
      ))}
    </div>
  ),
}
