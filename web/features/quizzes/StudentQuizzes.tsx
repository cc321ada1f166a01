import { Suspense, useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { RecordNotFound } from '#web/resource/RecordNotFound.tsx'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { useSession } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { AttemptRun } from './attempt/AttemptRun.tsx'
import { studentQuizList } from './studentQuizList.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

// A student does without the pages of kids
const KidsQuizzes = createLazy(() => import('./KidsQuizzes.tsx'), 'KidsQuizzes')
const KidsQuizRun = createLazy(() => import('./attempt/KidsQuizRun.tsx'), 'KidsQuizRun')
// Not before a quiz has been handed in
const AttemptResult = createLazy(() => import('./attempt/AttemptResult.tsx'), 'AttemptResult')
const KidsQuizResult = createLazy(() => import('./attempt/KidsQuizResult.tsx'), 'KidsQuizResult')

const REFRESH_MS = 15_000

/** The learner's quizzes, or the attempt that the URL names, so that a reload continues it. */
export function StudentQuizzes() {
  const [search] = useSearchParams()
  const attempt = Number(search.get('attempt')) || undefined
  const { user } = useSession()
  // The server renders this page without waiting for another chunk
  const isHydrated = useHydrated()
  if (attempt) return <AttemptPage key={attempt} id={attempt} />
  if (user?.category !== 'kids') return <ResourcePage resource={studentQuizList} />
  return <Suspense fallback={<Skeleton />}>{isHydrated ? <KidsQuizzes /> : <Skeleton />}</Suspense>
}

function AttemptPage({ id }: { id: number }) {
  const isKid = useSession().user?.category === 'kids'
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(
    query('/quizzes/attempts/detail/{id}/', { path: { id } }),
    // The tutor may give more time during the attempt
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      refreshInterval: (latest) => (latest?.data.state === 'in_progress' ? REFRESH_MS : 0),
    },
  )
  const refresh = useCallback(async () => (await mutate())?.data, [mutate])
  if (error?.status === 404 && !data) return <RecordNotFound />
  if (error && !data)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void refresh()} />
  if (!data) return <Skeleton />
  const [Run, Result] = isKid ? [KidsQuizRun, KidsQuizResult] : [AttemptRun, AttemptResult]
  // With a boundary of its own: a run that waits for the result, hidden, would close its window and leave the page
  return (
    <Suspense key={data.data.state} fallback={<Skeleton />}>
      {data.data.state === 'in_progress' ? (
        <Run attempt={data.data} onChange={refresh} />
      ) : (
        <Result attempt={data.data} />
      )}
    </Suspense>
  )
}
