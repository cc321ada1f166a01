import { makeStyles } from '@fluentui/react-components'
import type { StudentDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { PeopleList } from '#web/domain/learners/PeopleList.tsx'
import { paths, toStudentClasses, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'

/** The classes, work and kids of a student, with links to them. */
export function StudentSummary({ student }: { student: StudentDetail }) {
  const styles = useStyles()
  const { dateTime, number } = useFormats()
  const facts = [
    ['classes_count', number(student.classes_count)],
    ['last_class', student.last_class ? dateTime(student.last_class) : '–'],
    ['next_class', student.next_class ? dateTime(student.next_class) : '–'],
    ['homework_due', number(student.homework_due)],
    ['quiz_average', student.quiz_average === null ? '–' : `${number(student.quiz_average)} %`],
  ] as const
  return (
    <>
      <Facts
        facts={facts.map(([name, value]) => ({
          name,
          label: <FormattedMessage id={`students.fields.${name}`} />,
          value,
        }))}
      />
      <PeopleList
        title={<FormattedMessage id="students.fields.kids_count" />}
        people={student.kids}
        empty={<FormattedMessage id="students.noKids" />}
        getPath={({ id }) => withSearch(paths.classes, { 'f.learner_id': id })}
      />
      <div className={styles.links}>
        <ButtonLink to={toStudentClasses(student.id)}>
          <FormattedMessage id="students.links.classes" />
        </ButtonLink>
        <ButtonLink to={withSearch(paths.reservations, { 'f.student_id': student.id })}>
          <FormattedMessage id="students.links.reservations" />
        </ButtonLink>
        <ButtonLink to={withSearch(paths.payments, { 'f.student_id': student.id })}>
          <FormattedMessage id="students.links.payments" />
        </ButtonLink>
        <ButtonLink to={withSearch(paths.assignments, { 'f.learner_id': student.id })}>
          <FormattedMessage id="students.links.assignments" />
        </ButtonLink>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
