import { mock } from '#mocks/msw.ts'
import type { StudentGroup } from '#sdk'
import type { ReactNode } from 'react'
import { query } from '#web/api/query.ts'
import { toGroup, toGroupAssign } from '#web/paths.ts'
import { expectElement, findElement } from '#web/workshop/interact.ts'
import { StoryPath } from '#web/workshop/StoryChoices.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AssignGroup } from './AssignGroup.tsx'
import { GroupDetail } from './GroupDetail.tsx'
import { StudentGroupPage } from './StudentGroupPage.tsx'

export default {
  component: StudentGroupPage,
  subcomponents: { GroupDetail, AssignGroup },
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const ignore = () => undefined
const list = query('/students-groups/list/', { query: { page: 1, page_size: 10 } })

/** Renders with the first group of the institute. */
function FirstGroup({ children }: { children: (row: StudentGroup) => ReactNode }) {
  return <StoryData query={list}>{({ data: [row] }) => row && children(row)}</StoryData>
}

const renderPage = () => (
  <FirstGroup>
    {({ id }) => (
      <StoryPath path={toGroup(id)} pattern="/dashboard/students-groups/:id">
        <StudentGroupPage />
      </StoryPath>
    )}
  </FirstGroup>
)

export const Detail: Story = {
  render: () => (
    <FirstGroup>{(row) => <GroupDetail row={row} actions={undefined} onClose={ignore} />}</FirstGroup>
  ),
  play: expectElement('dialog[open] a[href$="/assign"] ~ a'),
}

export const Group: Story = {
  render: renderPage,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dl ~ ul > li a[href^="/dashboard/students?id="]')
    await findElement(canvasElement, 'dl a[href^="/dashboard/approved-tutors?id="]')
  },
}

export const Nobody: Story = {
  render: renderPage,
  parameters: {
    handlers: [
      mock('readStudentGroup', 200, {
        success: true,
        data: {
          id: 1,
          name: 'Evening',
          tutor: { id: 1, name: 'Amal Khalid', profile_picture_url: null },
          days: [1],
          time_zone: 'Africa/Cairo',
          max_students: 5,
          size: 0,
          students: [],
        },
      }),
    ],
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dl ~ * h2')
    if (canvasElement.querySelector('ul:empty')) throw new Error('An empty list is shown')
  },
}

export const Unknown: Story = {
  render: renderPage,
  parameters: { handlers: [mock.status('readStudentGroup', 404)] },
  play: expectElement('[role=alert], [role=status]'),
}

export const Assigning: Story = {
  render: () => (
    <FirstGroup>
      {({ id }) => (
        <StoryPath path={toGroupAssign(id)} pattern="/dashboard/students-groups/:id/assign">
          <AssignGroup />
        </StoryPath>
      )}
    </FirstGroup>
  ),
  play: expectElement('h1'),
}
