import { mock } from '#mocks/msw.ts'
import type { GroupClass } from '#sdk'
import { type ReactNode, useState } from 'react'
import { query } from '#web/api/query.ts'
import { toGroupClassAssign } from '#web/paths.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryPath } from '#web/workshop/StoryChoices.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AssignGroupClass } from './AssignGroupClass.tsx'
import { GroupClassDetail } from './GroupClassDetail.tsx'
import { GroupClassPreview } from './GroupClassPreview.tsx'
import { HandoverQuestion } from './HandoverQuestion.tsx'
import { SeatReservations } from './SeatReservations.tsx'

export default {
  component: GroupClassDetail,
  subcomponents: { GroupClassPreview, AssignGroupClass, HandoverQuestion, SeatReservations },
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const ignore = () => undefined
const list = query('/group-classes/list/', { query: { page: 1, page_size: 10 } })

/** Renders with the first group class of the institute. */
function FirstClass({ children }: { children: (row: GroupClass) => ReactNode }) {
  return <StoryData query={list}>{({ data: [row] }) => row && children(row)}</StoryData>
}

export const Detail: Story = {
  render: () => (
    <FirstClass>{(row) => <GroupClassDetail row={row} actions={undefined} onClose={ignore} />}</FirstClass>
  ),
  play: expectElement('dialog[open] a[href$="/assign"]'),
}

export const ClassesAndInterviews: Story = {
  render: Detail.render,
  play: expectElement(
    'dialog[open]:has(a[href*="/classes?f.group_class_id="]):has(a[href*="/webinars?f.group_class_id="])',
  ),
}

export const WithoutStudents: Story = {
  render: () => (
    <FirstClass>
      {(row) => (
        <GroupClassDetail row={{ ...row, students: [], size: 0 }} actions={undefined} onClose={ignore} />
      )}
    </FirstClass>
  ),
  async play() {
    await findElement(document, 'dialog[open] a[href$="/assign"]')
    if (document.querySelector('dialog[open] ul:empty')) throw new Error('An empty list is shown')
  },
}

export const WithoutATutor: Story = {
  render: () => (
    <FirstClass>
      {(row) => (
        <GroupClassDetail
          row={{
            ...row,
            tutor: { ...row.tutor, is_inactive: true },
            end_date: '2099-12-31',
            min_students: 0,
            open_interviews: 1,
          }}
          actions={undefined}
          onClose={ignore}
        />
      )}
    </FirstClass>
  ),
  play: expectElement('dialog[open] [role=group]'),
}

export const Assigning: Story = {
  render: () => (
    <FirstClass>
      {({ id, institute_id }) => (
        <StoryPath
          path={toGroupClassAssign(id, institute_id)}
          pattern="/dashboard/group-classes/:id/:ins/assign"
        >
          <AssignGroupClass />
        </StoryPath>
      )}
    </FirstClass>
  ),
  play: expectElement('h1'),
}

export const PaidSeat: Story = {
  render: () => (
    <StoryData query={query('/reservations/list/', { query: { kind: 'group', state: ['active'] } })}>
      {({ data: [row] }) =>
        row && <SeatReservations learner={row.learner} course={Number(row.courses[0]?.id)} />
      }
    </StoryData>
  ),
  play: expectElement('a[href*="/reservations?id="]'),
}

const values = {
  name: 'Evening',
  course_id: 107,
  tutor_id: 1,
  days: [1],
  start_date: '2026-12-06',
  end_date: '2026-12-20',
  start_time: '17:00',
  minutes: 45,
}
const sessions = ['2026-12-06', '2026-12-13'].map((day, index) => ({
  week: index + 1,
  is_clash: index === 1,
  is_clock_change: false,
  start_date_time: `${day}T15:00:00Z`,
  end_date_time: `${day}T15:45:00Z`,
}))

export const Dates: Story = {
  render: () => (
    <>
      <GroupClassPreview id={undefined} values={values} />
      <aside>
        {/* Ends before it begins */}
        <GroupClassPreview id={undefined} values={{ ...values, end_date: '2026-12-01' }} />
      </aside>
    </>
  ),
  parameters: {
    handlers: [
      mock('previewGroupClass', 200, {
        success: true,
        data: { sessions, problems: ['The tutor is away.'], handover: null },
      }),
    ],
  },
  async play({ canvasElement }) {
    await waitUntil(() => canvasElement.querySelectorAll('li').length >= 2)
    const marked = [...canvasElement.querySelectorAll('li')].map((date) => date.children.length > 0)
    if (String(marked) !== 'false,true')
      throw new Error('The date that clashes is not the one that is marked')
    await findElement(canvasElement, '.fui-MessageBar')
    if (canvasElement.querySelector('aside li')) throw new Error('Dates are listed without a time')
  },
}

/** Renders the question whether the first group class goes to another tutor, and its answer. */
function Handover() {
  const [answer, setAnswer] = useState<boolean>()
  return (
    <FirstClass>
      {(row) => (
        <>
          <output>{String(answer)}</output>
          <HandoverQuestion
            row={row}
            values={{ ...row, course_id: row.course.id, tutor_id: 1 }}
            onAnswer={setAnswer}
          />
        </>
      )}
    </FirstClass>
  )
}

const former = { id: 1, name: 'Amal Khalid', profile_picture_url: null }
const handover = {
  former,
  tutor: { ...former, id: 2, name: 'Mona Said' },
  sessions: 8,
  interviews: 2,
  unpaid: 1,
}

export const GivenToAnotherTutor: Story = {
  render: () => <Handover />,
  parameters: {
    handlers: [mock('previewGroupClass', 200, { success: true, data: { sessions, problems: [], handover } })],
  },
  async play({ canvasElement }) {
    // Classes, interviews and unpaid bookings
    await findElement(document, 'dialog[open] li:nth-child(3)')
    await press(document, 'dialog[open] button:not([data-safe])')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'true')
  },
}

export const GivenWithoutNumbers: Story = {
  render: () => <Handover />,
  parameters: { handlers: [mock.status('previewGroupClass', 500)] },
  async play({ canvasElement }) {
    await findElement(document, 'dialog[open] button:not([data-safe]):not([aria-disabled=true])')
    await press(document, 'dialog[open] [data-safe]')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'false')
  },
}
