import type { Meta, Story } from '#web/workshop/story.ts'
import { Cover } from './Cover.tsx'

export default { component: Cover } satisfies Meta

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="teal"/></svg>',
)}`

const narrow = { maxWidth: 360 }

export const Picture: Story = {
  render: () => (
    <div style={narrow}>
      <Cover seed="course-101" picture={picture} />
    </div>
  ),
}
export const Pattern: Story = {
  render: () => (
    <div style={narrow}>
      <Cover seed="course-101" picture={null} />
    </div>
  ),
}
