import type { ClassRow } from '#sdk'
import { ClassCancellation } from '#web/domain/classes/ClassCancellation.tsx'
import { ClassRecord } from '#web/domain/classes/ClassRecord.tsx'
import { groupClassNames, learnerNames, studentNames, tutorNames } from '#web/domain/nameQueries.ts'
import { dateTime, person } from '#web/resource/columns.tsx'
import { formatPerson } from '#web/resource/formatPerson.ts'
import { type Declaration, defineResource } from '#web/resource/resource.ts'
import { outcomes } from '#web/ui/classStates.ts'
import { ClassStatus } from '#web/ui/ClassStatus.tsx'
import { StudentName } from './StudentName.tsx'

type Parts = Pick<Declaration<'/classes/list/'>, 'getName' | 'columns' | 'actions' | 'Detail'>

const parts: Parts = {
  getName: ({ course, students }) => `${course.name} · ${students.map(({ name }) => name).join(', ')}`,
  columns: [
    {
      name: 'course',
      show: ({ course, group_class }) => (
        <span>
          <bdi>{course.name}</bdi>
          {group_class && (
            <>
              {' · '}
              <bdi>{group_class.name}</bdi>
            </>
          )}
        </span>
      ),
      text: ({ course, group_class }) => [course.name, group_class?.name].filter(Boolean).join(' · '),
    },
    dateTime('start_date_time', { sort: true }),
    {
      name: 'students',
      show: ({ students: learners }, formats) =>
        formats.list(learners.map((learner) => <bdi key={learner.id}>{formatPerson(learner, formats)}</bdi>)),
      text: ({ students: learners }, formats) =>
        learners.map((learner) => formatPerson(learner, formats)).join(', '),
    },
    person('tutor'),
    {
      name: 'state',
      show: (row) => <ClassStatus bookedClass={row} />,
      text: ({ outcome, state }, { text }) =>
        text(outcome ? `classes.outcome.${outcome}` : `classes.state.${state}`),
    },
  ],
  actions: [
    {
      name: 'cancel',
      isCancelling: true,
      confirm: 'reason',
      isDanger: true,
      Preview: ClassCancellation,
      when: ({ outcome, start_date_time }: ClassRow) => !outcome && Date.parse(start_date_time) > Date.now(),
      isDone: ({ outcome }) => outcome === 'cancelled' || outcome === 'to_reschedule',
      async run(clients, { id, kind }, reason, note) {
        await clients.api.POST('/classes/{id}/cancel/', { params: { path: { id } }, body: { reason } })
        note(`resource.cancellation.${kind === 'group' ? 'added' : 'owed'}`, () => ({ count: 1 }))
      },
    },
  ],
  Detail: ClassRecord,
}

/** All classes of the institute, past and coming. */
export const classes = defineResource({
  ...parts,
  name: 'classList',
  list: '/classes/list/',
  getStart: filterUpcoming,
  shortcuts: [
    { label: 'classList.shortcuts.upcoming', getState: filterUpcoming },
    { label: 'classList.shortcuts.today', getState: (today) => filterDays(today, today) },
    {
      label: 'classList.options.outcome.to_reschedule',
      getState: () => ({ filters: { outcome: ['to_reschedule'] } }),
    },
    { label: 'classList.shortcuts.week', getState: (today) => filterDays(today, addDays(today, 6)) },
  ],
  filters: [
    { name: 'state', kind: 'choices', options: ['scheduled', 'confirmed', 'pending'] },
    // The list begins with what is to come, which has no outcome yet
    { name: 'outcome', kind: 'choices', options: outcomes, replaces: ['is_over'] },
    { name: 'tutor_id', kind: 'record', read: tutorNames },
    { name: 'student_id', kind: 'record', read: studentNames },
    { name: 'learner_id', kind: 'record', read: learnerNames },
    { name: 'group_class_id', kind: 'record', read: groupClassNames },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
    { name: 'is_over', kind: 'choice', options: ['false', 'true'] },
  ],
})

/**
 * Declares the list of a student's classes.
 * @param id the student's id
 */
export function defineStudentClasses(id: number) {
  return defineResource({
    ...parts,
    name: 'classList',
    title: 'classList.student.title',
    list: '/classes/student/{id}/list/',
    parentId: id,
    Header: () => <StudentName id={id} />,
    failed: 'Error fetching student details',
    isSearched: false,
  })
}

/** Builds the list state for a range of days, earliest class first. */
function filterDays(from: string, to: string) {
  return { filters: { from: [from], to: [to] }, sort: 'start_date_time' }
}

/** Builds the list state for the classes that run or are to come, earliest class first. */
function filterUpcoming() {
  return { filters: { is_over: ['false'] }, sort: 'start_date_time' }
}

/** @param day YYYY-MM-DD */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
