import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { AssignStudents } from '#web/domain/learners/AssignStudents.tsx'
import { toGroup } from '#web/paths.ts'
import { RecordLoader } from '#web/resource/RecordLoader.tsx'
import { studentGroupQuery } from './studentGroupQuery.ts'

/** Assigns students to a group. */
export function AssignGroup() {
  const id = Number(useParams().id) || 0
  return (
    <RecordLoader read={studentGroupQuery(id)}>
      {({ data: group }) => (
        <AssignStudents
          title={<FormattedMessage id="assign.title" values={{ name: group.name }} />}
          students={group.students}
          read={studentGroupQuery(id)}
          max={group.max_students}
          area="/students-groups/"
          back={toGroup(id)}
          save={(clients, student_ids) =>
            clients.api.POST('/students-groups/{id}/assign/', {
              params: { path: { id } },
              body: { student_ids },
            })
          }
        />
      )}
    </RecordLoader>
  )
}
