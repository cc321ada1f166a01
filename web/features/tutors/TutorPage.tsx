import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { BookLinks } from '#web/domain/tutor/BookLinks.tsx'
import { FavouriteButton } from '#web/domain/tutor/FavouriteButton.tsx'
import { TutorNextSlot, TutorOrigin, TutorPrice } from '#web/domain/tutor/TutorFacts.tsx'
import { TutorDetails } from '#web/domain/tutor/TutorProfileView.tsx'
import { tutorQuery } from '#web/domain/tutor/queries.ts'
import { useDetailName } from '#web/domain/useDetailName.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { paths, toTutor } from '#web/paths.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { parseTutorId } from './queries.ts'

/** A tutor's own page, which search engines list and people share. See docs/decisions.md#tutor-page. */
export function TutorPage() {
  const intl = useIntl()
  const id = parseTutorId(useParams().id)
  const { data, error, isValidating, mutate } = useQuery(id ? tutorQuery(id) : null)
  if (data) return <Profile tutor={data.data} />
  const isUnknown = id === undefined || error?.status === 404
  return (
    <Page title={<FormattedMessage id="tutors.profile" />}>
      {isUnknown && (
        <Notice seed="no-tutor" title={intl.formatMessage({ id: 'tutors.unknown' })}>
          <ButtonLink to={paths.tutors} appearance="primary">
            <FormattedMessage id="tutors.everybody" />
          </ButtonLink>
        </Notice>
      )}
      {!isUnknown && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!isUnknown && !error && <Skeleton />}
    </Page>
  )
}

function Profile({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  const name = formatFullName(tutor)
  useDetailName(name)
  return (
    <Container className={styles.root}>
      <ButtonLink
        to={paths.tutors}
        appearance="subtle"
        icon={<DirectionIcon kind="previous" />}
        className={styles.back}
      >
        <FormattedMessage id="tutors.everybody" />
      </ButtonLink>
      <div className={styles.head}>
        <Avatar name={name} picture={tutor.profile_picture_url} size="huge" />
        <div className={styles.who}>
          <Heading level={1}>
            <bdi>{name}</bdi>
          </Heading>
          <span>
            <TutorOrigin tutor={tutor} />
          </span>
          <Rating value={tutor.rating} count={tutor.ratings_count} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.acts}>
          <div className={styles.offer}>
            <TutorPrice tutor={tutor} />
            <span className={styles.next}>
              <TutorNextSlot tutor={tutor} isZoneKnown />
            </span>
            {tutor.next_slot && (
              // As in `ZoneLine`
              <span key={timeZone} className={styles.next}>
                {formatZone(timeZone, language, new Date(tutor.next_slot))}
              </span>
            )}
          </div>
          <BookLinks tutor={tutor} className={styles.book} />
          <div className={styles.row}>
            <FavouriteButton id={tutor.id} name={name} />
            <CopyButton text={() => new URL(toTutor(tutor.id), location.origin).href} />
          </div>
        </div>
        <div className={styles.details}>
          <TutorDetails tutor={tutor} isOwnPage />
        </div>
      </div>
    </Container>
  )
}

const useStyles = makeStyles({
  root: { paddingBlock: '16px 64px', [media.desktop]: { paddingBlock: '24px 96px' } },
  // Its icon stands at the edge of the page
  back: { marginInlineStart: '-12px', marginBottom: '8px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px', marginBottom: '32px' },
  who: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    flex: '1 1 200px',
    minWidth: 0,
  },
  columns: {
    display: 'grid',
    gap: '32px',
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      alignItems: 'start',
      gap: '64px',
    },
  },
  details: { minWidth: 0 },
  // Before the details, which a page that is painted while it arrives would move otherwise
  acts: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    [media.desktop]: {
      gridArea: '1 / 2',
      position: 'sticky',
      top: '96px',
      padding: '24px',
      borderRadius: '16px',
      backgroundColor: brandTokens.sunken,
    },
  },
  offer: { display: 'flex', flexDirection: 'column', gap: '4px' },
  // A line each: with the viewer's own zone, texts of another length must not move what follows
  next: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  book: { '& > a': { flexBasis: '100%' } },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
  },
})
