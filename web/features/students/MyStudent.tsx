import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router-dom'
import { query, useQuery } from '#web/api/query.ts'
import { formatOwnError } from '#web/api/formatError.ts'
import { paths } from '#web/paths.ts'
import { InactiveMark } from '#web/resource/PersonCell.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { LearnerClasses } from './LearnerClasses.tsx'
import { StudentOverview } from './StudentOverview.tsx'
import { StudentWork } from './StudentWork.tsx'

const tabs = ['overview', 'classes', 'homework', 'quizzes'] as const

/** A tutor's student: overview, classes, homework and quizzes as tabs; the tab is in the URL. */
export function MyStudent() {
  const styles = useStyles()
  const intl = useIntl()
  const id = Number(useParams().studentId) || 0
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'overview'
  const { data, error, isValidating, mutate } = useQuery(
    query('/tutor/students/detail/{id}/', { path: { id } }),
  )
  if (error?.status === 404)
    return (
      <Notice seed="student" role="alert" title={intl.formatMessage({ id: 'Student not found' })}>
        <ButtonLink to={paths.myStudents} appearance="primary">
          <FormattedMessage id="myStudents.back" />
        </ButtonLink>
      </Notice>
    )
  if (error && !data)
    return (
      <Failure
        text={formatOwnError(error, intl, intl.formatMessage({ id: 'Error fetching student details' }))}
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
        {student.is_inactive && <InactiveMark />}
      </div>
      <Tabs
        label={intl.formatMessage({ id: 'myStudents.tabs' })}
        chosen={tab}
        tabs={tabs.map((value) => ({
          value,
          label: intl.formatMessage({ id: `myStudents.tab.${value}` }),
        }))}
        onChoose={(value) =>
          setSearch(value === 'overview' ? {} : { tab: value }, { preventScrollReset: true })
        }
      >
        {tab === 'overview' && <StudentOverview student={student} />}
        {tab === 'classes' && <LearnerClasses learner={id} />}
        {tab === 'homework' && <StudentWork learner={id} kind="homework" />}
        {tab === 'quizzes' && <StudentWork learner={id} kind="quiz" />}
      </Tabs>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  head: { display: 'flex', alignItems: 'center', gap: '16px' },
  skeleton: { height: '360px' },
})
