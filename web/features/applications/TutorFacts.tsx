import type { TutorApplicationDetail } from '#sdk'
import { useIntl } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { CourseLink } from '#web/resource/StaffLink.tsx'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Rating } from '#web/ui/Rating.tsx'

/** Facts about a tutor for staff: person, dates, rating, languages, courses and classes. */
export function TutorFacts({ tutor }: { tutor: TutorApplicationDetail }) {
  const intl = useIntl()
  const { language, clock } = useViewer()
  const { list, dateTime, day, number, text } = useFormats()
  // An applicant has not joined yet, and has neither classes nor ratings
  const isHired = ['approved', 'terminated'].includes(tutor.status)
  const facts = [
    {
      name: 'phone_number',
      value: (
        <bdi key="phone" dir="ltr">
          {tutor.phone_number}
        </bdi>
      ),
    },
    { name: 'gender', value: text(`resource.gender.${tutor.gender}`) },
    { name: 'date_of_birth', value: tutor.date_of_birth ? day(tutor.date_of_birth) : '–' },
    { name: 'country', value: tutor.country?.name ?? text('applications.noCountry') },
    { name: 'time_zone', value: formatZone(tutor.time_zone, language, new Date(clock.madeAt)) },
    { name: 'languages', value: list(tutor.languages.map((one) => one.name)) || '–' },
    {
      name: 'courses',
      value: list(tutor.courses.map((course) => <CourseLink key={course.id} course={course} />)) || '–',
    },
    { name: 'applied_on', value: day(tutor.applied_on) },
    ...(isHired
      ? ([
          { name: 'joined_on', value: day(tutor.joined_on) },
          {
            name: 'rating',
            value: <Rating key="rating" value={tutor.rating} count={tutor.ratings_count} />,
          },
          { name: 'classes_count', value: number(tutor.classes_count) },
          { name: 'upcoming_classes', value: number(tutor.upcoming_classes) },
          { name: 'next_slot', value: tutor.next_slot ? dateTime(tutor.next_slot) : '–' },
        ] as const)
      : []),
  ] as const
  return (
    <Facts
      facts={facts.map(({ name, value }) => ({
        name,
        value,
        label: intl.formatMessage({ id: `applications.fields.${name}` }),
      }))}
    />
  )
}
