import type { Meta, Story } from '#web/workshop/story.ts'
import { Video } from './Video.tsx'

export default { component: Video } satisfies Meta

export const Recording: Story = {
  render: () => <Video url="/__mock/files/recording.mp4" label="Recording" />,
}
