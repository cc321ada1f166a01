import type { Assignment } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { CourseLink, LearnerLink, PersonLink } from '#web/resource/StaffLink.tsx'
import type { Category } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

/** A learner's assignment, with its result and a link to the homework or quiz. */
export function AssignmentDetail({ row, ...panel }: DetailProps<Assignment>) {
  const { user } = useSession()
  const { dateTime, number, text } = useFormats()
  return (
    <FactsDetail
      panel={panel}
      title={row.title}
      texts="assignments"
      facts={[
        ['kind', text(`assignments.options.kind.${row.kind}`)],
        ['state', text(`assignments.options.state.${row.state}`)],
        ['student', <LearnerLink key="student" learner={row.student} />],
        ['createdBy', <PersonLink key="by" person={row.createdBy} />],
        ['course', <CourseLink key="course" course={row.course} />],
        ['score', row.score === null ? '–' : `${number(row.score)}/${number(row.max_score)}`],
        ['assigned_on', dateTime(row.assigned_on)],
        ['due_on', dateTime(row.due_on)],
      ]}
    >
      <ButtonLink to={toSource(row, user?.category)}>
        <FormattedMessage id={`assignments.links.${row.kind}`} />
      </ButtonLink>
    </FactsDetail>
  )
}

/** Builds the path of the homework or quiz: for learners their own, for tutors and staff the record. */
function toSource({ kind, source_id: id, student }: Assignment, category: Category | undefined): string {
  const isQuiz = kind === 'quiz'
  if (category === 'student' || category === 'kids')
    return withSearch(isQuiz ? paths.studentQuizzes : paths.studentHomework, { id: `${id}-${student.id}` })
  const homework = category === 'tutor' ? paths.tutorHomework : paths.homework
  return withSearch(isQuiz ? paths.quizzes : homework, { id })
}
