import type { Meta, Story } from '#web/workshop/story.ts'
import { findElement } from '#web/workshop/interact.ts'
import { MediaFailure } from './MediaFailure.tsx'
import { Video } from './Video.tsx'

export default { component: Video, subcomponents: { MediaFailure } } satisfies Meta

export const Recording: Story = {
  render: () => <Video url="/__mock/files/recording.mp4" label="Recording" />,
}

export const OfADeletedFile: Story = {
  render: () => (
    <MediaFailure>{(onError) => <img src="/__mock/files/gone" alt="" onError={onError} />}</MediaFailure>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status]')
  },
}
