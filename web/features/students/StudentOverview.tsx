import { makeStyles } from '@fluentui/react-components'
import type { TutorStudentDetail } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'

/** A learner's courses, progress, and notes after classes. */
export function StudentOverview({ student }: { student: TutorStudentDetail }) {
  const styles = useStyles()
  const { dateTime, number, list } = useFormats()
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          // Only kids have an age and a guardian here
          ...(student.age === null ? [] : [createFact('age', number(student.age))]),
          ...(student.guardian ? [createFact('guardian', <bdi>{student.guardian}</bdi>)] : []),
          createFact('courses', list(student.courses.map(({ name }) => name))),
          createFact('classes_count', number(student.classes_count)),
          createFact('last_class', student.last_class ? dateTime(student.last_class) : '–'),
          createFact('next_class', student.next_class ? dateTime(student.next_class) : '–'),
          createFact('homework_due', number(student.homework_due)),
          createFact('quiz_average', student.quiz_average === null ? '–' : number(student.quiz_average)),
        ]}
      />
      <Heading level={2} size="card">
        <FormattedMessage id="myStudents.notes" />
      </Heading>
      {student.notes.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="myStudents.noNotes" />
        </p>
      )}
      <ul className={styles.notes}>
        {student.notes.map((note) => (
          <li key={note.class_id}>
            <time dateTime={note.start_date_time}>{dateTime(note.start_date_time)}</time>
            <p dir="auto" className={styles.text}>
              {note.notes}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FactName =
  | 'age'
  | 'guardian'
  | 'courses'
  | 'classes_count'
  | 'last_class'
  | 'next_class'
  | 'homework_due'
  | 'quiz_average'

function createFact(name: FactName, value: ReactNode) {
  return { name, label: <FormattedMessage id={`myStudents.fields.${name}`} />, value }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  text: { margin: 0, maxWidth: '68ch' },
  notes: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
})
