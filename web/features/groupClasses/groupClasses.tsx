import type { GroupClass } from '#sdk'
import { type ComponentProps, Suspense } from 'react'
import { query } from '#web/api/query.ts'
import { listDayNames } from '#web/time/weekdays.ts'
import { Days } from '#web/ui/Days.tsx'
import { courseNames, groupCourseNames, learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { toLatinDigits } from '#web/form/normalize.ts'
import { toGroupClassAssign } from '#web/paths.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'
import { day as dayColumn, figure, flag, named, person, plain } from '#web/resource/columns.tsx'
import { checkbox, day, nameText, price, record, time, weekdays, wholeNumber } from '#web/resource/fields.ts'
import { recordForm } from '#web/resource/recordForm.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { GroupClassDetail } from './GroupClassDetail.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

// Shown below a form that is filled in, so that the list is here sooner
const GroupClassPreview = createLazy(() => import('./GroupClassPreview.tsx'), 'GroupClassPreview')

// Asked of few changes
const HandoverQuestion = createLazy(() => import('./HandoverQuestion.tsx'), 'HandoverQuestion')

/**
 * Classes of several kids with one tutor; times are in the tutor's zone.
 * @see specification section 3, class group
 */
export const groupClasses = defineResource({
  name: 'groupClasses',
  list: '/group-classes/list/',
  columns: [
    plain('name', { sort: true }),
    named('course'),
    person('tutor'),
    {
      name: 'days',
      isUncut: true,
      show: ({ days }) => <Days days={days} />,
      text: ({ days }, { language, list }) => list(listDayNames(days, language)),
    },
    {
      name: 'start_time',
      isUncut: true,
      show: ({ start_time, end_time }) => `${start_time}–${end_time}`,
      text: ({ start_time }) => start_time,
    },
    {
      name: 'size',
      sort: 'size',
      isFigure: true,
      show: ({ size, max_students }, { number }) => `${number(size)}/${number(max_students)}`,
      text: ({ size }) => size,
    },
    dayColumn('start_date', { sort: true }),
    dayColumn('end_date', { isExtra: true }),
    figure('price', { isExtra: true }),
    flag('is_auto_renew', 'groupClasses.options.is_auto_renew', { isExtra: true }),
  ],
  filters: [
    { name: 'tutor_id', kind: 'record', read: tutorNames },
    { name: 'course_id', kind: 'record', read: courseNames },
    { name: 'learner_id', kind: 'record', read: learnerNames },
  ],
  Detail: GroupClassDetail,
  links: [{ name: 'assign', to: ({ id, institute_id }) => toGroupClassAssign(id, institute_id) }],
  deletePath: '/group-classes/delete/{id}',
  DeletePreview: GroupClassEnd,
  Form: recordForm({
    texts: 'groupClasses',
    insert: '/group-classes/insert/',
    update: '/group-classes/update/{id}/',
    fields: {
      name: nameText(),
      course_id: record(groupCourseNames),
      tutor_id: record(tutorNames),
      days: weekdays(),
      start_date: day(),
      end_date: day(),
      start_time: time(),
      minutes: wholeNumber(15, 240),
      min_students: wholeNumber(1, 5),
      max_students: wholeNumber(1, 5),
      age_from: wholeNumber(4, 99),
      age_to: wholeNumber(4, 99),
      price: price(0, 100_000),
      is_auto_renew: checkbox(),
    },
    toModel: (group: GroupClass) => ({
      ...group,
      course_id: group.course.id,
      tutor_id: group.tutor.id,
      days: group.days.map(String),
    }),
    check: ({ start_date = '', end_date = '', min_students, max_students, age_from, age_to }) => ({
      ...(isAbove(age_from, age_to) ? { age_from: 'groupClasses.minAboveMax' } : {}),
      ...(start_date && end_date && end_date < start_date ? { end_date: 'groupClasses.endBeforeStart' } : {}),
      ...(isAbove(min_students, max_students) ? { min_students: 'groupClasses.minAboveMax' } : {}),
    }),
    Preview: GroupClassTimes,
    question: {
      isNeeded: ({ tutor }, { tutor_id }) => Number(tutor_id) !== tutor.id,
      Question: HandoverQuestion,
    },
  }),
})

/** Whether one typed number is above another, with Latin or Arabic-Indic digits. */
function isAbove(low: unknown, high: unknown): boolean {
  return Number(toLatinDigits(String(low))) > Number(toLatinDigits(String(high)))
}

/** The refunds that deleting a group class causes. */
function GroupClassEnd({ row }: { row: Pick<GroupClass, 'id'> }) {
  return <CancellationView query={query('/group-classes/{id}/cancellation/', { path: { id: row.id } })} />
}

/** The dates of the edited group class, and its clashes. */
function GroupClassTimes(props: ComponentProps<typeof GroupClassPreview>) {
  return (
    <Suspense>
      <GroupClassPreview {...props} />
    </Suspense>
  )
}
