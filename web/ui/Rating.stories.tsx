import type { Meta, Story } from '#web/workshop/story.ts'
import { Rating } from './Rating.tsx'

export default { component: Rating } satisfies Meta

export const Average: Story = { render: () => <Rating value={4.6} count={1250} /> }
export const Single: Story = { render: () => <Rating value={5} isSingle /> }
export const None: Story = { render: () => <Rating value={null} /> }
