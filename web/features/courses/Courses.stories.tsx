import { query } from '#web/api/query.ts'
import { choose, findElement, waitUntil } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useState } from 'react'
import { CourseCard } from './CourseCard.tsx'
import { CourseDetail } from './CourseDetail.tsx'
import { CourseDrawer } from './CourseDrawer.tsx'
import { CourseFilters } from './CourseFilters.tsx'
import { courseList } from './courseList.tsx'
import { parseCourseSearch } from './search.ts'

export default {
  component: CourseCard,
  subcomponents: { CourseDetail, CourseDrawer, CourseFilters },
} satisfies Meta

const courses = query('/courses/list/', { query: { page: 1, page_size: 10 } })
const ignore = () => undefined

export const Card: Story = {
  render: () => (
    <StoryData query={courses}>
      {({ data: [course] }) => course && <CourseCard course={course} to="/courses?course=1" />}
    </StoryData>
  ),
}

export const Drawer: Story = {
  render: () => (
    <StoryData query={courses}>
      {({ data: [course] }) => course && <CourseDrawer id={course.id} onClose={ignore} />}
    </StoryData>
  ),
  play: () => findElement(document, 'a[href*="/tutors?course-id="]').then(ignore),
}

export const UnknownCourse: Story = {
  render: () => <CourseDrawer id={999_999} onClose={ignore} />,
  play: () => findElement(document, 'a[href="/courses"]').then(ignore),
}

function ChangingFilters() {
  const [search, setSearch] = useState(() => parseCourseSearch(new URLSearchParams('page=3')))
  return (
    <>
      <CourseFilters search={search} onChange={setSearch} />
      <output>{`${search.type} ${search.page}`}</output>
    </>
  )
}

export const ChosenAudience: Story = {
  render: () => <ChangingFilters />,
  async play({ canvasElement }) {
    await choose(canvasElement, 'select[name=type]', 'kids')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'kids 1')
  },
}

export const DetailOfStaff: Story = {
  render: () => (
    <StoryData query={courses}>
      {({ data: [course] }) => course && <CourseDetail row={course} actions={undefined} onClose={ignore} />}
    </StoryData>
  ),
  parameters: { signedInAs: 'operator' },
  play: () => findElement(document, 'a[href*="f.course_id="]').then(ignore),
}

export const ListOfStaff: Story = {
  render: () => <StoryColumns resource={courseList} change={{ files: [] }} />,
  parameters: { signedInAs: 'operator' },
  play: ({ canvasElement }) =>
    waitUntil(() => canvasElement.querySelector('[data-column=file_ids]')?.textContent === '0/2'),
}
