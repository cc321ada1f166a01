import { makeStyles, tokens } from '@fluentui/react-components'
import type { Homework } from '#sdk'
import { Suspense, lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { paths, withSearch } from '#web/paths.ts'
import { CourseLink, StaffLink } from '#web/resource/StaffLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const HomeworkAssign = lazy(async () => ({ default: (await import('./HomeworkAssign.tsx')).HomeworkAssign }))
const Submissions = lazy(async () => ({ default: (await import('./Submissions.tsx')).Submissions }))

/**
 * Homework with its learners; it can be assigned and unassigned until it is due.
 * @see specification section 5
 */
export function HomeworkDetail({ row, ...panel }: DetailProps<Homework>) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
        <p dir="auto" className={styles.text}>
          {row.description}
        </p>
        <Facts
          facts={[
            {
              name: 'due',
              label: <FormattedMessage id="homeworkList.fields.dueDate" />,
              value: dateTime(row.dueDate),
            },
            {
              name: 'course',
              label: <FormattedMessage id="homeworkList.fields.course" />,
              value: <CourseLink course={row.course} />,
            },
            ...(row.classGroup
              ? [
                  {
                    name: 'group',
                    label: <FormattedMessage id="homeworkList.fields.classGroup" />,
                    value: (
                      <StaffLink to={withSearch(paths.groupClasses, { id: row.classGroup.id })}>
                        <bdi>{row.classGroup.name}</bdi>
                      </StaffLink>
                    ),
                  },
                ]
              : []),
            {
              name: 'createdBy',
              label: <FormattedMessage id="homeworkList.fields.createdBy" />,
              value: <PersonCell {...row.createdBy} />,
            },
            {
              name: 'files',
              label: <FormattedMessage id="homeworkList.fields.file_ids" />,
              value: <FileLinks files={row.attachedFiles} />,
            },
            {
              name: 'waiting',
              label: <FormattedMessage id="homeworkList.fields.review_count" />,
              value: row.review_count,
            },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Submissions work={row} />
          <HomeworkAssign key={row.id} work={row} />
        </Suspense>
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
})
