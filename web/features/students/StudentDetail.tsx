import { makeStyles } from '@fluentui/react-components'
import type { Student, StudentDetail as Overview } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { PeopleList } from '#web/domain/learners/PeopleList.tsx'
import { formatOwnError } from '#web/api/formatError.ts'
import { paths, toStudentClasses, withSearch } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StudentStatus } from './StudentStatus.tsx'

/** A student with kids, classes and work, and links to them. */
export function StudentDetail({ row, ...panel }: DetailProps<Student>) {
  const intl = useIntl()
  const { day } = useFormats()
  const { data, error, isValidating, mutate } = useQuery(
    query('/students/detail/{id}/', { path: { id: row.id } }),
  )
  return (
    <FactsDetail
      panel={panel}
      title={`${row.first_name} ${row.last_name}`}
      texts="students"
      facts={[
        ['status', <StudentStatus key="status" student={row} />],
        ['joined_on', day(row.joined_on)],
        [
          'email',
          <bdi key="email" dir="ltr">
            {row.email}
          </bdi>,
        ],
        [
          'phone_number',
          <bdi key="phone" dir="ltr">
            {row.phone_number}
          </bdi>,
        ],
      ]}
    >
      {data && <StudentWorkLinks student={data.data} />}
      {!data && !error && <Skeleton />}
      {!data && error && (
        <Failure
          text={formatOwnError(
            error,
            intl,
            intl.formatMessage({
              id: error.status === 404 ? 'Student not found' : 'Error fetching student details',
            }),
          )}
          isBusy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </FactsDetail>
  )
}

function StudentWorkLinks({ student }: { student: Overview }) {
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
