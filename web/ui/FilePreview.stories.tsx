import type { Meta, Story } from '#web/workshop/story.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { FilePreview } from './FilePreview.tsx'

export default { component: FilePreview } satisfies Meta

const portrait = '/__mock/files/portraits/1.svg'

export const Picture: Story = {
  render: () => <FilePreview name="page-1.svg" type="image/svg+xml" url={portrait} />,
}

export const LargePicture: Story = {
  render: () => <FilePreview name="page-1.svg" type="image/svg+xml" url={portrait} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'button[aria-expanded=true]')
  },
}

export const Sound: Story = {
  render: () => <FilePreview name="recitation.mp3" type="audio/mpeg" url="/__mock/files/recitation.mp3" />,
}

export const PictureThatIsGone: Story = {
  render: () => <FilePreview name="page-1.svg" type="image/svg+xml" url="/__mock/files/gone" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status]')
  },
}
