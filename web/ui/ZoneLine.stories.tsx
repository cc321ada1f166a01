import type { Meta, Story } from '#web/workshop/story.ts'
import { ZoneLine } from './ZoneLine.tsx'

export default { component: ZoneLine } satisfies Meta

export const OfTheViewer: Story = {
  render: () => <ZoneLine />,
}
