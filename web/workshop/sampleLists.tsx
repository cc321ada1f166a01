import type { Clients, CourseRow, Student } from '#sdk'
import { courseNames as sampleNames } from '#web/domain/nameQueries.ts'
import { toChosenFile } from '#web/form/files.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { day, figure, plain, status } from '#web/resource/columns.tsx'
import { attachments, checkbox, choice, longText, nameText, optional, text } from '#web/resource/fields.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { recordForm } from '#web/resource/recordForm.tsx'
import { type Action, type BulkAction, defineResource, type DetailProps } from '#web/resource/resource.ts'

/** Students of the mock world: details, links, actions on one and on several, a filter of each kind. */
export const studentList = defineResource({
  name: 'students',
  list: '/students/list/',
  getName: formatFullName,
  columns: [
    {
      name: 'name',
      sort: 'first_name',
      show: (student) => <PersonCell {...student} name={formatFullName(student)} detail={student.email} />,
      text: formatFullName,
    },
    plain('phone_number'),
    day('joined_on', { sort: true }),
    figure('kids_count', { isExtra: true }),
  ],
  filters: [
    { name: 'status', kind: 'choice', options: ['true', 'false'] },
    { name: 'is_pending', kind: 'choice', options: ['true'] },
  ],
  shortcuts: [
    { label: 'students.options.status.false', getState: () => ({ filters: { status: ['false'] } }) },
    { label: 'students.options.is_pending.true', getState: () => ({ filters: { is_pending: ['true'] } }) },
  ],
  links: [{ name: 'classes', to: ({ id }) => `/students/${id}` }],
  actions: [setStatus(true), setStatus(false)],
  bulkActions: [setStatuses(true), setStatuses(false)],
  Detail: StudentDetail,
})

/** Courses of the mock world: a form for new and changed ones, and deletion. */
export const courseList = defineResource({
  name: 'courseList',
  list: '/courses/list/',
  columns: [
    plain('name', { sort: true }),
    plain('code', { sort: true }),
    status('type', 'courseList.options.type', { adult: 'neutral', kids: 'good' }),
    plain('description', { isExtra: true }),
    figure('tutors_count'),
  ],
  filters: [{ name: 'type', kind: 'choice', options: ['adult', 'kids'] }],
  deletePath: '/courses/delete/{id}',
  Form: recordForm({
    texts: 'courseList',
    insert: '/courses/insert/',
    update: '/courses/update/{id}/',
    fields: {
      code: text({ max: 40 }),
      name: nameText(),
      description: longText(),
      type: choice(['adult', 'kids']),
      subject: choice(['arabic', 'quran', 'tajweed']),
      is_group: checkbox(),
      file_ids: optional(attachments({ max: 2, accept: ['image/*', '.pdf'] })),
    },
    toModel: (course: CourseRow) => ({ ...course, file_ids: course.files.map(toChosenFile) }),
  }),
})

export { sampleNames }

/** A filter of each kind, with the texts of payments. */
export const sampleFilters = [
  { name: 'state', kind: 'choices', options: ['completed', 'pending', 'failed'] },
  { name: 'tutor_id', kind: 'record', read: sampleNames },
  { name: 'from', kind: 'day' },
  { name: 'to', kind: 'day' },
] as const

function StudentDetail({ row, ...panel }: DetailProps<Student>) {
  return (
    <RecordDetail {...panel} title={formatFullName(row)}>
      <PersonCell {...row} name={formatFullName(row)} detail={row.email} />
    </RecordDetail>
  )
}

function setStatus(isActive: boolean): Action<Student> {
  return {
    name: isActive ? 'activate' : 'deactivate',
    when: (student) => student.status !== isActive,
    isDanger: !isActive,
    ...(!isActive && { confirm: 'yes' as const }),
    run: (clients, { id }) => sendStatus(clients, id, isActive),
    undo: (clients, { id }) => sendStatus(clients, id, !isActive),
  }
}

function sendStatus(clients: Clients, id: number, isActive: boolean) {
  return clients.api.POST('/students/update/{id}/', { params: { path: { id } }, body: { status: isActive } })
}

function setStatuses(isActive: boolean): BulkAction {
  return {
    name: isActive ? 'activate' : 'deactivate',
    question: {
      confirm: 'yes',
      title: isActive ? 'students.ask.bulk.activate' : 'students.ask.bulk.deactivate',
    },
    isDanger: !isActive,
    run: (clients, ids) => clients.api.POST('/students/bulk/', { body: { ids, status: isActive } }),
  }
}
