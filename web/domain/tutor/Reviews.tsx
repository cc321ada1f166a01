import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { formatError } from '#web/api/formatError.ts'
import { formatDate } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import { ReviewHistogram } from './ReviewHistogram.tsx'
import { REVIEWS_SIZE, reviewsQuery } from './queries.ts'

/** The reviews of a tutor: histogram and paged list. */
export function Reviews({ tutor, level }: { tutor: TutorProfile; level: 2 | 3 }) {
  const styles = useStyles()
  const [{ stars, page }, setView] = useState<{ stars: number | undefined; page: number }>({
    stars: undefined,
    page: 1,
  })
  return (
    <Section level={level} title={<FormattedMessage id="tutors.reviews" />}>
      {tutor.ratings_count === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage id="tutors.noReviews" />
        </p>
      ) : (
        <>
          <p className={styles.quiet}>
            <FormattedMessage
              id="tutors.ratingsCounted"
              values={{ count: tutor.ratings_count, reviews: tutor.reviews_count }}
            />
          </p>
          <ReviewHistogram
            counts={tutor.rating_counts}
            chosen={stars}
            onChoose={(next) => setView({ stars: next, page: 1 })}
          />
          <List id={tutor.id} stars={stars} page={page} onPage={(to) => setView({ stars, page: to })} />
        </>
      )}
    </Section>
  )
}

interface ListProps {
  id: number
  stars: number | undefined
  page: number
  onPage: (page: number) => void
}

function List({ id, stars, page, onPage }: ListProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = useViewer()
  const { data, error, isValidating, mutate } = useQuery(reviewsQuery(id, stars, page), {
    keepPreviousData: true,
  })
  if (error && !data?.data.length)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className={styles.skeleton} />
  const pages = Math.ceil(data.total / REVIEWS_SIZE)
  return (
    <>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      <ul className={mergeClasses(styles.list, isValidating && styles.stale)}>
        {data.data.map((review) => (
          <li key={review.id} className={styles.review}>
            <span className={styles.author}>
              <bdi>{review.author}</bdi>
              <Rating value={review.rating} isSingle />
              <span className={styles.quiet}>{formatDate(review.created_on, language)}</span>
            </span>
            <p dir="auto" className={styles.text}>
              {review.comment}
            </p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.pages}>
          <Button
            icon={<DirectionIcon kind="previous" />}
            aria-label={intl.formatMessage({ id: 'ui.previous' })}
            disabledFocusable={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span role="status">
            <FormattedMessage id="tutors.reviewsPage" values={{ page, pages }} />
          </span>
          <Button
            icon={<DirectionIcon kind="next" />}
            aria-label={intl.formatMessage({ id: 'ui.next' })}
            disabledFocusable={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </>
  )
}

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  skeleton: { height: '160px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  stale: { opacity: 0.6 },
  review: { display: 'flex', flexDirection: 'column', gap: '4px' },
  author: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  pages: { display: 'flex', alignItems: 'center', gap: '12px', fontVariantNumeric: 'tabular-nums' },
})
