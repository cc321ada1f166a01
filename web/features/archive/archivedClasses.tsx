import { ClassRecord } from '#web/domain/classes/ClassRecord.tsx'
import { dateTime, named, person, status } from '#web/resource/columns.tsx'
import { formatPerson } from '#web/resource/formatPerson.ts'
import { defineResource } from '#web/resource/resource.ts'
import { outcomes, outcomeTones } from '#web/ui/classStates.ts'

/**
 * Declares the list of past classes.
 * @see specification section 4
 */
export function defineArchivedClasses(side: 'student' | 'tutor') {
  return defineResource({
    name: 'archive',
    title: `archive.${side}.title`,
    list: '/classes/archived/list/',
    isSearched: false,
    isSimple: true,
    getName: ({ course }) => course.name,
    columns: [
      named('course'),
      dateTime('start_date_time'),
      ...(side === 'student' ? [person('tutor')] : []),
      {
        name: 'students',
        show: ({ students }, formats) => (
          <bdi>{formats.list(students.map((learner) => formatPerson(learner, formats)))}</bdi>
        ),
        text: ({ students }, formats) => students.map((learner) => formatPerson(learner, formats)).join(', '),
      },
      status('outcome', 'archive.options.outcome', outcomeTones),
    ],
    filters: [
      { name: 'outcome', kind: 'choices', options: outcomes },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
    Detail: ClassRecord,
  })
}
