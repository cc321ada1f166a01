import type { Homework } from '#sdk'
import { Suspense } from 'react'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { CourseLink, GroupClassLink, PersonLink } from '#web/resource/StaffLink.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const HomeworkAssign = createLazy(() => import('./HomeworkAssign.tsx'), 'HomeworkAssign')
const Submissions = createLazy(() => import('./Submissions.tsx'), 'Submissions')

/**
 * Homework with its learners; it can be assigned and unassigned until it is due.
 * @see specification section 5
 */
export function HomeworkDetail({ row, ...panel }: DetailProps<Homework>) {
  const { dateTime, number, text } = useFormats()
  return (
    <FactsDetail
      panel={panel}
      title={row.title}
      description={row.description}
      texts="homeworkList"
      facts={[
        ['dueDate', dateTime(row.dueDate)],
        ['published', text(`homeworkList.options.published.${row.published}`)],
        ['score', number(row.score)],
        ['course', <CourseLink key="course" course={row.course} />],
        ...(row.classGroup
          ? [['classGroup', <GroupClassLink key="group" group={row.classGroup} />] as const]
          : []),
        ['createdBy', <PersonLink key="by" person={row.createdBy} />],
        ['createdOn', dateTime(row.createdOn)],
        ['submitted_count', `${number(row.submitted_count)}/${number(row.assigned_count)}`],
        ['file_ids', <FileLinks key="files" files={row.attachedFiles} />],
        ['review_count', number(row.review_count)],
      ]}
    >
      <Suspense fallback={<Skeleton />}>
        <Submissions work={row} />
        <HomeworkAssign work={row} />
      </Suspense>
    </FactsDetail>
  )
}
