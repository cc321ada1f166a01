import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { query } from '#web/api/query.ts'
import { AssignStudents } from '#web/domain/learners/AssignStudents.tsx'
import { paths } from '#web/paths.ts'
import { RecordLoader } from '#web/resource/RecordLoader.tsx'
import { SeatReservations } from './SeatReservations.tsx'

/** Assigns students to a group class: at most five, and no more than its capacity. */
export function AssignGroupClass() {
  const id = Number(useParams().id) || 0
  const read = query('/group-classes/detail/{id}/', { path: { id } })
  return (
    <RecordLoader read={read}>
      {({ data: group }) => (
        <AssignStudents
          title={<FormattedMessage id="assign.title" values={{ name: group.name }} />}
          lead={<FormattedMessage id="assign.ages" values={{ from: group.age_from, to: group.age_to }} />}
          students={group.students}
          read={read}
          max={group.max_students}
          area="/group-classes/"
          back={paths.groupClasses}
          explain={(removed) =>
            removed.map((learner) => (
              <SeatReservations key={learner.id} learner={learner} course={group.course.id} />
            ))
          }
          save={(clients, student_ids) =>
            clients.api.POST('/group-classes/{id}/assign/', {
              params: { path: { id } },
              body: { student_ids },
            })
          }
        />
      )}
    </RecordLoader>
  )
}
