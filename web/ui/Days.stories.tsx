import type { Meta, Story } from '#web/workshop/story.ts'
import { Days } from './Days.tsx'

export default { component: Days } satisfies Meta

export const AllDays: Story = { render: () => <Days days={[1, 2, 3, 4, 5, 6, 7]} /> }
export const SomeDays: Story = { render: () => <Days days={[7, 2, 4]} /> }
