import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { TutorCard } from '#web/domain/tutor/TutorCard.tsx'
import { TutorCardSkeleton } from '#web/domain/tutor/TutorCardSkeleton.tsx'
import { media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { carousel, carouselCard } from './carousel.ts'
import { featuredTutorsQuery } from './queries.ts'

/** The four tutors with the highest ratings; nothing while an institute has none. */
export function FeaturedTutors() {
  const styles = useStyles()
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { data, error, isValidating, mutate } = useQuery(featuredTutorsQuery)
  if (data?.data.length === 0) return null
  // Without a rating no learner has recommended one of them
  const isRated = data?.data.some(({ ratings_count }) => ratings_count > 0) ?? true
  return (
    <Container>
      <div className={styles.head}>
        <Heading level={2}>
          <FormattedMessage id={isRated ? 'home.tutors' : 'home.tutors.unrated'} />
        </Heading>
        <ButtonLink to={paths.tutors} appearance="outline">
          <FormattedMessage id="home.tutors.all" />
        </ButtonLink>
      </div>
      {error && !data ? (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <ul className={styles.list} aria-busy={!data}>
          {data
            ? data.data.map((tutor) => (
                <li key={tutor.id} className={styles.item}>
                  <TutorCard
                    tutor={tutor}
                    layout="card"
                    level={3}
                    // The profile over the list needs scripts
                    to={isHydrated ? withSearch(paths.tutors, { tutor: tutor.id }) : toTutor(tutor.id)}
                  />
                </li>
              ))
            : [1, 2, 3, 4].map((card) => (
                <li key={card} className={styles.item}>
                  <TutorCardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </Container>
  )
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    marginBottom: '24px',
  },
  list: {
    ...carousel,
    [media.tablet]: { ...carousel[media.tablet], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  item: { ...carouselCard, display: 'grid' },
})
