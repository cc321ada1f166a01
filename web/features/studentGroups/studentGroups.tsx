import type { StudentGroup } from '#sdk'
import { listDayNames } from '#web/time/weekdays.ts'
import { Days } from '#web/ui/Days.tsx'
import { learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { toGroup, toGroupAssign } from '#web/paths.ts'
import { person, plain } from '#web/resource/columns.tsx'
import { nameText, record, weekdays, wholeNumber } from '#web/resource/fields.ts'
import { recordForm } from '#web/resource/recordForm.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { GroupDetail } from './GroupDetail.tsx'

/**
 * Groups of learners, five at most.
 * @see specification section 9
 */
export const studentGroups = defineResource({
  name: 'studentGroups',
  list: '/students-groups/list/',
  columns: [
    plain('name', { sort: true }),
    person('tutor'),
    {
      name: 'days',
      show: ({ days }) => <Days days={days} />,
      text: ({ days }, { language, list }) => list(listDayNames(days, language)),
    },
    {
      name: 'size',
      sort: 'size',
      isFigure: true,
      show: ({ size, max_students }, { number }) => `${number(size)}/${number(max_students)}`,
      text: ({ size }) => size,
    },
    plain('time_zone', { isExtra: true }),
  ],
  filters: [
    { name: 'tutor_id', kind: 'record', read: tutorNames },
    { name: 'learner_id', kind: 'record', read: learnerNames },
  ],
  Detail: GroupDetail,
  links: [
    { name: 'open', to: ({ id }) => toGroup(id) },
    { name: 'assign', to: ({ id }) => toGroupAssign(id) },
  ],
  deletePath: '/students-groups/delete/{id}',
  Form: recordForm({
    texts: 'studentGroups',
    insert: '/students-groups/insert/',
    update: '/students-groups/update/{id}/',
    fields: {
      name: nameText(),
      tutor_id: record(tutorNames),
      days: weekdays(),
      max_students: wholeNumber(1, 5),
    },
    toModel: (group: StudentGroup) => ({
      ...group,
      tutor_id: group.tutor.id,
      days: group.days.map(String),
    }),
  }),
})
