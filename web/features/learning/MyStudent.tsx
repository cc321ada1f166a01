import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { query, useQuery } from '#web/api/query.ts'
import { addresses } from '#web/domain/addresses.ts'
import { useFormats } from '#web/resource/formats.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** One learner of this tutor: what they learn, how they do, and what was noted after classes. */
export function MyStudent() {
  const styles = useStyles()
  const intl = useIntl()
  const { moment, number, list } = useFormats()
  const id = Number(useParams().studentId) || 0
  const { data, error, isValidating, mutate } = useQuery(
    query('/tutor/students/detail/{id}/', { path: { id } }),
  )
  if (error?.status === 404)
    return (
      <Notice seed="student" role="alert" title={intl.formatMessage({ id: 'Student not found' })}>
        <ButtonLink to={addresses.myStudents} appearance="primary">
          <FormattedMessage id="myStudents.back" />
        </ButtonLink>
      </Notice>
    )
  if (error && !data)
    return (
      <Failure
        text={intl.formatMessage({ id: 'Error fetching student details' })}
        isBusy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  if (!data) return <Skeleton className={styles.skeleton} />
  const student = data.data
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Avatar name={student.name} picture={student.profile_picture_url} size="large" />
        <Heading level={1} size="section">
          <bdi>{student.name}</bdi>
        </Heading>
      </div>
      <Facts
        facts={[
          fact('age', student.age === null ? '–' : number(student.age)),
          fact('guardian', student.guardian ? <bdi>{student.guardian}</bdi> : '–'),
          fact('courses', list(student.courses.map(({ name }) => name))),
          fact('classes_count', number(student.classes_count)),
          fact('last_class', student.last_class ? moment(student.last_class) : '–'),
          fact('next_class', student.next_class ? moment(student.next_class) : '–'),
          fact('homework_due', number(student.homework_due)),
          fact('quiz_average', student.quiz_average === null ? '–' : number(student.quiz_average)),
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
            <time dateTime={note.start_date_time}>{moment(note.start_date_time)}</time>
            <p dir="auto" className={styles.text}>
              {note.notes}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fact(name: FactName, value: ReactNode) {
  return { name, label: <FormattedMessage id={`myStudents.fields.${name}`} />, value }
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

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  head: { display: 'flex', alignItems: 'center', gap: '16px' },
  skeleton: { height: '360px' },
  text: { margin: 0, maxWidth: '68ch' },
  notes: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
})
