import type { Student } from '#sdk'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { formatOwnError } from '#web/api/formatError.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StudentStatus } from './StudentStatus.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

// Waits for data of its own
const StudentSummary = createLazy(() => import('./StudentSummary.tsx'), 'StudentSummary')

/** A student with kids, classes and work, and links to them. */
export function StudentDetail({ row, ...panel }: DetailProps<Student>) {
  const intl = useIntl()
  const { day, text } = useFormats()
  const { data, error, isValidating, mutate } = useQuery(
    query('/students/detail/{id}/', { path: { id: row.id } }),
  )
  return (
    <FactsDetail
      panel={panel}
      title={formatFullName(row)}
      texts="students"
      facts={[
        ['status', <StudentStatus key="status" student={row} />],
        ['gender', text(`resource.gender.${row.gender}`)],
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
      {data && (
        <Suspense fallback={<Skeleton />}>
          <StudentSummary student={data.data} />
        </Suspense>
      )}
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
