import { makeStyles } from '@fluentui/react-components'
import type { StudentDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, toStudentClasses, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { KidRows } from './KidRows.tsx'

/** The classes, work and kids of a student, with links to them. */
export function StudentSummary({ student }: { student: StudentDetail }) {
  const styles = useStyles()
  const { language, clock } = useViewer()
  const { dateTime, number } = useFormats()
  const facts = [
    ['time_zone', formatZone(student.time_zone, language, new Date(clock.madeAt))],
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
      <KidRows kids={student.kids} />
    </>
  )
}

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
