import type { Meta, Story } from '#web/workshop/story.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

export default { component: PageSkeleton } satisfies Meta

export const Loading: Story = { render: () => <PageSkeleton /> }
