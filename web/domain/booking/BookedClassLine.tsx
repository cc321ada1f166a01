import type { BookedClass, Person } from '#sdk'
import { useIntl } from 'react-intl'
import { isolateText } from '#web/i18n/isolateText.ts'
import { CourseLine } from './CourseLine.tsx'

interface BookedClassLineProps {
  bookedClass: BookedClass
  /** Those of the booking: a class is for one or more of them */
  learners: readonly Person[]
}

/** The course of a booked class; where the booking is for several learners also whose class it is. */
export function BookedClassLine({ bookedClass: { course, students }, learners }: BookedClassLineProps) {
  const intl = useIntl()
  const own = learners.filter(({ id }) => students.some((student) => student.id === id))
  return (
    <CourseLine>
      <bdi>{course.name}</bdi>
      {learners.length > 1 &&
        own.length > 0 &&
        ` · ${intl.formatList(
          own.map(({ name }) => isolateText(name)),
          { type: 'unit' },
        )}`}
    </CourseLine>
  )
}
