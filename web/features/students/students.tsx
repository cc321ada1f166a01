import type { Student } from '#sdk'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { toStudentClasses } from '#web/paths.ts'
import { day } from '#web/resource/columns.tsx'
import { createLateDetail } from '#web/resource/createLateDetail.ts'
import { formatPerson } from '#web/resource/formatPerson.ts'
import type { Formats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { type Action, type BulkAction, defineResource } from '#web/resource/resource.ts'
import { StudentStatus } from './StudentStatus.tsx'

/**
 * All students with their status.
 * @see specification section 3
 */
export const students = defineResource({
  name: 'students',
  list: '/students/list/',
  getName: formatFullName,
  columns: [
    {
      name: 'name',
      sort: 'first_name',
      show: (student) => (
        <PersonCell
          name={formatFullName(student)}
          profile_picture_url={student.profile_picture_url}
          detail={student.email}
        />
      ),
      text: formatFullName,
    },
    {
      name: 'phone_number',
      show: ({ phone_number }) => <bdi dir="ltr">{phone_number}</bdi>,
      text: ({ phone_number }) => phone_number,
    },
    {
      name: 'kids_count',
      show: (student, formats) => {
        const names = listKids(student, formats)
        return names.length ? <bdi>{formats.list(names)}</bdi> : '–'
      },
      text: (student, formats) => listKids(student, formats).join(', '),
    },
    {
      name: 'status',
      show: (student) => <StudentStatus student={student} />,
      text: ({ status, is_pending }, { text }) =>
        text(status && is_pending ? 'students.pending' : `students.options.status.${status}`),
    },
    day('joined_on', { sort: true }),
  ],
  filters: [
    { name: 'status', kind: 'choice', options: ['true', 'false'] },
    { name: 'is_pending', kind: 'choice', options: ['true'] },
  ],
  Detail: createLateDetail(() => import('./StudentDetail.tsx'), 'StudentDetail'),
  links: [{ name: 'classes', to: ({ id }) => toStudentClasses(id) }],
  actions: [setStatus(true), setStatus(false)],
  bulkActions: [setStatuses(true), setStatuses(false)],
})

/** Lists the names of a student's kids; those of removed ones, to which records lead, say so. */
function listKids({ kid_names, removed_kid_names = [] }: Student, formats: Formats): string[] {
  return [
    ...kid_names,
    ...removed_kid_names.map((name) => formatPerson({ name, is_inactive: true }, formats)),
  ]
}

function setStatus(status: boolean): Action<Student> {
  return {
    name: status ? 'activate' : 'deactivate',
    when: (student) => student.status !== status,
    isDanger: !status,
    ...(!status && { confirm: 'yes' as const }),
    run: send(status),
    undo: (clients, student) => send(!status)(clients, student, '', () => undefined),
  }
}

function setStatuses(status: boolean): BulkAction {
  return {
    name: status ? 'activate' : 'deactivate',
    question: {
      confirm: 'yes',
      title: status ? 'students.ask.bulk.activate' : 'students.ask.bulk.deactivate',
      text: status ? undefined : 'students.ask.bulk.deactivate.text',
    },
    isDanger: !status,
    run: (clients, ids) => clients.api.POST('/students/bulk/', { body: { ids, status } }),
  }
}

function send(to: boolean): Action<Student>['run'] {
  return (clients, { id }) =>
    clients.api.POST('/students/update/{id}/', { params: { path: { id } }, body: { status: to } })
}
