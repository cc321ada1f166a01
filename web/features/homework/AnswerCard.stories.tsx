import type { StoredFile, Submission } from '#sdk'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { AnswerCard } from './AnswerCard.tsx'

export default { component: AnswerCard } satisfies Meta

const base = { uploaded_on: '2026-11-18T10:00:00Z', url: '/__mock/files/portraits/1.svg' }
const files: StoredFile[] = [
  { ...base, id: 1, name: 'page-1.svg', size: 120_000, content_type: 'image/svg+xml' },
  { ...base, id: 2, name: 'worksheet.docx', size: 2_400_000, content_type: 'application/msword' },
]

function Card({ isLong = false, ...state }: Partial<Submission> & { isLong?: boolean }) {
  const { name, text, long, hint } = useSample()
  const submission: Submission = {
    id: 1,
    homework_id: 1,
    student: { id: 1, name, profile_picture_url: null },
    files,
    text: isLong ? `${long} ${long}` : text,
    submitted_on: '2026-11-18T10:00:00Z',
    is_late: false,
    state: 'submitted',
    score: null,
    comment: null,
    review_files: [],
    ...state,
  }
  return (
    <AnswerCard submission={submission} texts="homeworkList" head={<bdi>{name}</bdi>}>
      {isLong && hint}
    </AnswerCard>
  )
}

export const Submitted: Story = { render: () => <Card /> }
export const Late: Story = { render: () => <Card is_late files={[]} /> }
export const Reviewed: Story = { render: () => <Card state="reviewed" score={9} /> }
export const Returned: Story = { render: () => <Card state="returned" isLong /> }
export const OnlyFiles: Story = { render: () => <Card text={null} /> }
