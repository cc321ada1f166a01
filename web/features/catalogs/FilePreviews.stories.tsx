import type { StoredFile } from '#sdk'
import type { Meta, Story } from '#web/workshop/story.ts'
import { FilePreviews } from './FilePreviews.tsx'

export default { component: FilePreviews } satisfies Meta

const base = { uploaded_on: '2026-11-18T10:00:00Z', url: '/__mock/files/portraits/1.svg' }
const files: StoredFile[] = [
  { ...base, id: 1, name: 'page-1.svg', size: 120_000, content_type: 'image/svg+xml' },
  { ...base, id: 2, name: 'worksheet.docx', size: 2_400_000, content_type: 'application/msword' },
]

export const Previews: Story = { render: () => <FilePreviews files={files} /> }
