import { query } from '#web/api/query.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryData, tutorListQuery } from '#web/workshop/StoryData.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { DateTimeCell } from './DateTimeCell.tsx'
import { useFormats } from './formats.ts'
import { InactiveMark, PersonCell } from './PersonCell.tsx'
import { RecordNotFound } from './RecordNotFound.tsx'
import { CourseLink, LearnerLink, StaffLink, TutorLink } from './StaffLink.tsx'

export default {
  component: PersonCell,
  subcomponents: {
    CourseLink,
    DateTimeCell,
    InactiveMark,
    LearnerLink,
    RecordNotFound,
    StaffLink,
    TutorLink,
  },
} satisfies Meta

export const Person: Story = {
  render: function PersonStory() {
    const { name } = useSample()
    return <PersonCell name={name} profile_picture_url="/__mock/files/portraits/1.svg" />
  },
}
export const PersonWithoutPicture: Story = {
  render: function PersonWithoutPictureStory() {
    const { name } = useSample()
    return <PersonCell name={name} detail="amal@example.test" />
  },
}
export const Kid: Story = {
  render: function KidStory() {
    const { name, short } = useSample()
    return <PersonCell name={short} guardian={name} />
  },
}
export const LongName: Story = {
  render: function LongNameStory() {
    const { long } = useSample()
    return <PersonCell name={long} detail="a-very-long-address-of-a-person@mail.example.test" />
  },
}
export const DateAndTime: Story = {
  render: function DateAndTimeStory() {
    const { day } = useFormats()
    return <DateTimeCell instant="2026-11-21">{day('2026-11-21')}</DateTimeCell>
  },
}
export const NotFound: Story = {
  render: () => <RecordNotFound />,
  parameters: { path: '/dashboard/students-groups/9/assign' },
}

function Links() {
  const { name, short } = useSample()
  const person = { id: 1, name, profile_picture_url: null }
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <StoryData query={tutorListQuery}>
        {({ data: [tutor] }) =>
          tutor && <TutorLink tutor={{ ...person, id: tutor.id, name: formatFullName(tutor) }} />
        }
      </StoryData>
      <LearnerLink learner={{ ...person, guardian: short }} />
      <LearnerLink learner={{ ...person, guardian: 'Sara Nasr' }} isPlain />
      <LearnerLink learner={{ ...person, is_inactive: true }} />
      <LearnerLink learner={{ ...person, is_inactive: true }} isPlain />
      <StoryData query={query('/courses/list/', { query: { page: 1, page_size: 1 } })}>
        {({ data: [course] }) => course && <CourseLink course={course} />}
      </StoryData>
    </div>
  )
}

export const LinksForStaff: Story = {
  render: () => <Links />,
  parameters: { signedInAs: 'institute_admin' },
  // Both forms of a deactivated learner, and a kid in a line
  play: () =>
    waitUntil(
      () =>
        document.body.innerText.match(/Inactive|غير نشط/g)?.length === 2 &&
        document.body.innerText.includes('(Sara Nasr)'),
    ),
}
export const NamesForOthers: Story = { render: () => <Links />, parameters: { signedInAs: 'tutor' } }
