import type { StoredFile } from '#sdk'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { FileLinks } from './FileLinks.tsx'

export default { component: FileLinks } satisfies Meta

const base = { uploaded_on: '2026-11-18T10:00:00Z', url: '/__mock/files/portraits/1.svg' }
const document: StoredFile = {
  ...base,
  id: 1,
  name: 'worksheet.docx',
  size: 2_400_000,
  content_type: 'application/msword',
}
const picture: StoredFile = {
  ...base,
  id: 2,
  name: 'page-1.svg',
  size: 120_000,
  content_type: 'image/svg+xml',
}
const sound: StoredFile = {
  ...base,
  id: 3,
  name: 'recitation.mp3',
  size: 900_000,
  content_type: 'audio/mpeg',
}

function LongName() {
  const { long } = useSample()
  return <FileLinks files={[{ ...document, name: `${long}.docx` }]} />
}

export const Document: Story = { render: () => <FileLinks files={[document]} /> }
export const PictureAndSound: Story = { render: () => <FileLinks files={[picture, sound]} /> }
export const WithLongName: Story = { render: () => <LongName /> }
