import { mock } from '#mocks/msw.ts'
import type { TutorStudent } from '#sdk'
import type { ReactNode } from 'react'
import { query } from '#web/api/query.ts'
import { toMyStudent } from '#web/paths.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryPath } from '#web/workshop/StoryChoices.tsx'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { MyStudent } from './MyStudent.tsx'
import { myStudents } from './myStudents.tsx'
import { LearnerClasses } from './LearnerClasses.tsx'
import { students } from './students.tsx'
import { StudentDetail } from './StudentDetail.tsx'
import { StudentOverview } from './StudentOverview.tsx'
import { KidRows } from './KidRows.tsx'
import { StudentSummary } from './StudentSummary.tsx'
import { StudentStatus } from './StudentStatus.tsx'
import { StudentWork } from './StudentWork.tsx'

export default {
  component: StudentOverview,
  subcomponents: {
    MyStudent,
    LearnerClasses,
    StudentWork,
    StudentDetail,
    StudentStatus,
    StudentSummary,
    KidRows,
  },
  parameters: { signedInAs: 'tutor' },
} satisfies Meta

const ofTutor = query('/tutor/students/list/', { query: { page: 1, page_size: 10 } })
const ofStaff = query('/students/list/', { query: { page: 1, page_size: 10 } })
const ignore = () => undefined

const inactive = {
  id: 9,
  name: 'Layan',
  profile_picture_url: null,
  age: 8,
  guardian: 'Sara Nasr',
  is_inactive: true,
  last_class: null,
  next_class: null,
  classes_count: 0,
  homework_due: 0,
  quiz_average: null,
  courses: [],
  notes: [],
}

/** Renders with the first student of the signed-in tutor. */
function FirstStudent({ children }: { children: (student: TutorStudent) => ReactNode }) {
  return <StoryData query={ofTutor}>{({ data: [student] }) => student && children(student)}</StoryData>
}

export const Overview: Story = {
  render: () => (
    <FirstStudent>
      {({ id }) => (
        <StoryData query={query('/tutor/students/detail/{id}/', { path: { id } })}>
          {({ data }) => <StudentOverview student={data} />}
        </StoryData>
      )}
    </FirstStudent>
  ),
}

export const Classes: Story = {
  render: () => <FirstStudent>{({ id }) => <LearnerClasses learner={id} />}</FirstStudent>,
  play: ({ canvasElement }) => findElement(canvasElement, 'li, [role=status]').then(ignore),
}

export const NoClasses: Story = {
  render: () => <LearnerClasses learner={999_999} />,
  play: ({ canvasElement }) => findElement(canvasElement, '[role=status]').then(ignore),
}

export const Homework: Story = {
  render: () => <FirstStudent>{({ id }) => <StudentWork learner={id} kind="homework" />}</FirstStudent>,
  play: ({ canvasElement }) => findElement(canvasElement, 'li, [role=status]').then(ignore),
}

export const NoQuizzes: Story = {
  render: () => <StudentWork learner={999_999} kind="quiz" />,
  parameters: {
    handlers: [mock('listAssignments', 200, { success: true, data: [], total: 0, page: 1, page_size: 100 })],
  },
  play: ({ canvasElement }) => findElement(canvasElement, '[role=status]').then(ignore),
}

export const DetailOfStaff: Story = {
  render: () => (
    <StoryData query={ofStaff}>
      {({ data: [student] }) =>
        student && <StudentDetail row={student} actions={undefined} onClose={ignore} />
      }
    </StoryData>
  ),
  parameters: { signedInAs: 'operator' },
  async play() {
    await findElement(document, 'a[href*="f.student_id="]')
    if (!/Female|Male|أنثى|ذكر/.test(document.querySelector('dialog[open] dl')?.textContent ?? ''))
      throw new Error('The gender is not shown')
  },
}

const kid = { id: 9, name: 'Layan', profile_picture_url: null, age: 8, gender: 'Female' } as const

function Summary() {
  return (
    <StoryData query={ofStaff}>
      {({ data: [student] }) =>
        student && (
          <StoryData query={query('/students/detail/{id}/', { path: { id: student.id } })}>
            {({ data }) => <StudentSummary student={{ ...data, kids: [kid] }} />}
          </StoryData>
        )
      }
    </StoryData>
  )
}

export const KidsOfAStudent: Story = {
  render: () => <Summary />,
  parameters: { signedInAs: 'operator' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'li a[href="/dashboard/classes?f.learner_id=9"]')
    await findElement(canvasElement, 'li a[href="/dashboard/assignments?f.learner_id=9"]')
    if (!/girl · 8 years old|بنت · 8 سنوات/.test(canvasElement.innerText))
      throw new Error('The age is not shown')
  },
}

export const Statuses: Story = {
  render: () => (
    <StoryData query={ofStaff}>
      {({ data: [student] }) =>
        student && (
          <>
            <StudentStatus student={{ ...student, status: true, is_pending: true }} />
            <StudentStatus student={{ ...student, status: true, is_pending: false }} />
            <StudentStatus student={{ ...student, status: false, is_pending: true }} />
          </>
        )
      }
    </StoryData>
  ),
  parameters: { signedInAs: 'operator' },
  play: ({ canvasElement }) =>
    waitUntil(
      () =>
        new Set(
          [...canvasElement.querySelectorAll('.fui-FluentProvider span')].map((span) => span.textContent),
        ).size >= 3,
    ),
}

export const Page: Story = {
  render: () => (
    <FirstStudent>
      {({ id }) => (
        <StoryPath path={toMyStudent(id)} pattern="/dashboard/my-students/:studentId">
          <MyStudent />
        </StoryPath>
      )}
    </FirstStudent>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, '[role=tab]:nth-child(2)')
    await findElement(canvasElement, '[role=tab]:nth-child(2)[aria-selected=true]')
  },
}

export const PageOfAnInactiveLearner: Story = {
  render: () => (
    <StoryPath path={toMyStudent(9)} pattern="/dashboard/my-students/:studentId">
      <MyStudent />
    </StoryPath>
  ),
  parameters: { handlers: [mock('readTutorStudent', 200, { success: true, data: inactive })] },
  play: ({ canvasElement }) => waitUntil(() => /Inactive|غير نشط/.test(canvasElement.innerText)),
}

export const UnknownStudent: Story = {
  render: () => <MyStudent />,
  play: expectElement('[role=alert] a[href="/dashboard/my-students"]'),
}

export const ListOfTutor: Story = {
  render: () => <StoryColumns resource={myStudents} change={{ guardian: 'Sara Nasr' }} />,
  play: ({ canvasElement }) =>
    waitUntil(
      () => canvasElement.querySelector('[data-column=name] a')?.textContent.includes('Sara Nasr') === true,
    ),
}

export const ListOfTutorWithAnInactiveOne: Story = {
  render: () => <StoryColumns resource={myStudents} change={{ is_inactive: true }} />,
  play: ({ canvasElement }) => waitUntil(() => /Inactive|غير نشط/.test(canvasElement.innerText)),
}

export const ListOfStaffWithARemovedKid: Story = {
  render: () => (
    <StoryColumns resource={students} change={{ kid_names: ['Lina'], removed_kid_names: ['Omar'] }} />
  ),
  parameters: { signedInAs: 'operator' },
  play: ({ canvasElement }) => waitUntil(() => /Omar \((Inactive|غير نشط)\)/.test(canvasElement.innerText)),
}
