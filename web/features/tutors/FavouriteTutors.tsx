import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { TutorCard } from '#web/domain/tutor/TutorCard.tsx'
import { TutorCardSkeleton } from '#web/domain/tutor/TutorCardSkeleton.tsx'
import { tutorQuery } from '#web/domain/tutor/queries.ts'
import { toggleFavourite } from '#web/state/favourites.ts'
import { useFavourites, useStores } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'

/** The favourite tutors of this device; a removed one can be added again until the page is left. */
export function FavouriteTutors() {
  const styles = useStyles()
  const intl = useIntl()
  const { tutors } = useFavourites()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<readonly number[]>([])
  const added = tutors.filter((id) => !shown.includes(id))
  if (isHydrated && added.length) setShown([...added, ...shown])

  return (
    <Container className={styles.root}>
      <div className={styles.top}>
        <div>
          <Heading level={1}>
            <FormattedMessage id="tutorSearch.kept" />
          </Heading>
          <p className={styles.lead}>
            <FormattedMessage id="tutorSearch.kept.text" />
          </p>
        </div>
        <ButtonLink to={paths.tutors} appearance="secondary">
          <FormattedMessage id="tutors.everybody" />
        </ButtonLink>
      </div>
      {isHydrated && shown.length === 0 && (
        <Notice
          seed="no-kept"
          title={intl.formatMessage({ id: 'tutorSearch.kept.none' })}
          text={<FormattedMessage id="tutorSearch.kept.none.text" />}
        />
      )}
      <ol className={styles.list}>
        {shown.map((id) => (
          <li key={id}>
            <FavouriteTutor id={id} />
          </li>
        ))}
      </ol>
    </Container>
  )
}

function FavouriteTutor({ id }: { id: number }) {
  const styles = useStyles()
  const intl = useIntl()
  const { favourites } = useStores()
  const isFavourite = useFavourites().tutors.includes(id)
  const { data, error, isValidating, mutate } = useQuery(tutorQuery(id))
  if (data)
    return (
      <TutorCard
        tutor={data.data}
        layout="row"
        level={2}
        to={withSearch(paths.tutors, { kept: 1, tutor: id })}
      />
    )
  if (error?.status === 404)
    return isFavourite ? (
      <div className={styles.gone}>
        <span>
          <FormattedMessage id="tutors.unknown" />
        </span>
        <Button onClick={() => toggleFavourite(favourites, id)}>
          <FormattedMessage id="tutorSearch.letGo" />
        </Button>
      </div>
    ) : null
  if (error)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  return <TutorCardSkeleton />
}

const useStyles = makeStyles({
  root: { paddingBlock: '48px 96px' },
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '24px',
  },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  gone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '16px 20px',
    border: `1px dashed ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground2,
  },
})
