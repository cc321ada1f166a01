import { mock } from '#mocks/msw.ts'
import type { Assignment, Homework, Submission } from '#sdk'
import type { ReactNode } from 'react'
import { query } from '#web/api/query.ts'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, expectInRow, findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AssignmentDetail } from './AssignmentDetail.tsx'
import { defineAssignments } from './assignments.tsx'
import { HomeworkAssign } from './HomeworkAssign.tsx'
import { HomeworkDetail } from './HomeworkDetail.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { Submissions } from './Submissions.tsx'

export default {
  component: HomeworkDetail,
  subcomponents: { HomeworkAssign, Submissions, ReviewForm, AssignmentDetail },
  parameters: { signedInAs: 'tutor' },
} satisfies Meta

const ignore = () => undefined
const person = { id: 9, name: 'Layan', profile_picture_url: null, guardian: 'Sara Nasr' }
const assignments = defineAssignments('staff')

const answer: Submission = {
  id: 1,
  homework_id: 1,
  student: person,
  files: [],
  text: 'I have read it twice',
  submitted_on: '2026-11-18T10:00:00Z',
  is_late: false,
  state: 'submitted',
  score: null,
  comment: null,
  review_files: [],
}

const assignment: Assignment = {
  id: 1,
  source_id: 5,
  kind: 'homework',
  title: 'Letters',
  course: { id: 107, name: 'Tajweed' },
  student: person,
  tutor: null,
  createdBy: person,
  assigned_on: '2026-11-18T10:00:00Z',
  due_on: '2026-11-28T10:00:00Z',
  state: 'pending',
  score: null,
  max_score: 10,
}

/** Renders with the first piece of homework of the signed-in tutor. */
function FirstHomework({ children }: { children: (work: Homework) => ReactNode }) {
  return (
    <StoryData query={query('/homework/list/', { query: { page: 1, page_size: 10 } })}>
      {({ data: [work] }) => work && children(work)}
    </StoryData>
  )
}

export const Detail: Story = {
  render: () => (
    <FirstHomework>
      {(row) => <HomeworkDetail row={row} actions={undefined} onClose={ignore} />}
    </FirstHomework>
  ),
  play: expectElement('dialog[open] section h3'),
}

export const NothingToSave: Story = {
  render: () => (
    <FirstHomework>
      {(work) => (
        <main>
          <HomeworkAssign work={{ ...work, dueDate: '2027-01-01T10:00:00Z', students: [person] }} />
        </main>
      )}
    </FirstHomework>
  ),
  play: expectElement('main > button[aria-disabled=true]:last-child'),
}

export const PastDue: Story = {
  render: () => (
    <FirstHomework>
      {(work) => <HomeworkAssign work={{ ...work, dueDate: '2026-11-01T10:00:00Z' }} />}
    </FirstHomework>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, '.fui-MessageBar')
    if (canvasElement.querySelector('button')) throw new Error('Late homework can be assigned')
  },
}

export const AnswersByState: Story = {
  render: () => (
    <FirstHomework>{(work) => <Submissions work={{ ...work, students: [person] }} />}</FirstHomework>
  ),
  parameters: {
    handlers: [
      mock(
        'listSubmissions',
        200,
        createList<Submission>([
          answer,
          { ...answer, id: 2, state: 'returned', comment: 'Once more', submitted_on: '2026-11-10T10:00:00Z' },
          { ...answer, id: 3, submitted_on: '2026-11-09T10:00:00Z' },
        ]),
      ),
    ],
  },
  async play({ canvasElement }) {
    // The returned one has another answer since: it is folded, and has no form
    await findElement(canvasElement, 'article form')
    await press(canvasElement, 'summary')
    await findElement(canvasElement, 'details article blockquote')
    if (canvasElement.querySelectorAll('form').length !== 1) throw new Error('A replaced answer is reviewed')
  },
}

export const AnswerAfterWithdrawal: Story = {
  render: () => <FirstHomework>{(work) => <Submissions work={{ ...work, students: [] }} />}</FirstHomework>,
  parameters: { handlers: [mock('listSubmissions', 200, createList<Submission>([answer]))] },
  async play({ canvasElement }) {
    const row = await findElement(canvasElement, 'article:has(p:last-of-type)')
    if (!row.innerText.includes('Layan (Sara Nasr)')) throw new Error('The parent of the kid is not named')
    if (canvasElement.querySelector('form')) throw new Error('The answer can still be reviewed')
  },
}

export const DraftToAssign: Story = {
  render: () => (
    <FirstHomework>
      {(work) => (
        <HomeworkAssign work={{ ...work, published: false, dueDate: '2027-01-01T10:00:00Z', students: [] }} />
      )}
    </FirstHomework>
  ),
  play: expectElement('.fui-MessageBar'),
}

export const NoAnswers: Story = {
  render: () => <FirstHomework>{(work) => <Submissions work={work} />}</FirstHomework>,
  parameters: { handlers: [mock('listSubmissions', 200, createList([]))] },
  play: expectElement('h3 ~ p'),
}

export const AnswersThatFail: Story = {
  render: () => <FirstHomework>{(work) => <Submissions work={work} />}</FirstHomework>,
  parameters: { handlers: [mock.status('listSubmissions', 404)] },
  play: expectElement('[role=alert] button'),
}

export const ReviewWithoutScore: Story = {
  render: () => <ReviewForm submission={answer} max={10} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=score][aria-invalid=true]')
    await press(canvasElement, 'input[name=is_returned]')
    await waitUntilGone(canvasElement, 'input[name=score][aria-invalid=true]')
  },
}

export const ReturnedWithoutWords: Story = {
  render: () => <ReviewForm submission={answer} max={10} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[name=is_returned]')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'textarea[name=comment][aria-invalid=true]')
  },
}

export const ReviewedElsewhere: Story = {
  render: () => <ReviewForm submission={{ ...answer, score: 8 }} max={10} />,
  parameters: {
    handlers: [
      mock('listSubmissions', 200, createList<Submission>([{ ...answer, state: 'reviewed', score: 3 }])),
    ],
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    const alert = await findElement(canvasElement, 'form [role=alert]')
    const label =
      canvasElement.querySelector<HTMLInputElement>('[name=is_returned]')?.labels?.[0]?.textContent
    if (!label || alert.textContent.includes(label)) throw new Error('An unchanged field is named as changed')
  },
}

export const AssignedToLearner: Story = {
  render: () => <AssignmentDetail row={assignment} actions={undefined} onClose={ignore} />,
  play: expectElement('dialog[open] a[href="/dashboard/tutor-homework?id=5"]'),
}

export const AssignedQuizOfStudent: Story = {
  render: () => (
    <AssignmentDetail row={{ ...assignment, kind: 'quiz' }} actions={undefined} onClose={ignore} />
  ),
  parameters: { signedInAs: 'student' },
  play: expectElement('dialog[open] a[href="/dashboard/student-quizzes?id=5-9"]'),
}

export const AssignmentsOfStaff: Story = {
  render: () => <ResourcePage resource={assignments} />,
  parameters: {
    signedInAs: 'operator',
    handlers: [mock('listAssignments', 200, createList([{ ...assignment, score: 7, max_score: 10 }]))],
  },
  play: expectInRow('7/10'),
}
