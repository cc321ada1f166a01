import { makeStyles, tokens } from '@fluentui/react-components'
import { VideoRegular } from '@fluentui/react-icons/svg/video'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { TutorNextSlot, TutorOrigin } from '#web/domain/tutor/TutorFacts.tsx'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { useInstitute } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { featuredTutorsQuery, nextWebinarsQuery } from './queries.ts'

/** The institute's pattern with a tutor card and the next webinar on top. */
export function HeroArt() {
  const styles = useStyles()
  const { institute } = useInstitute()
  return (
    <div className={styles.root}>
      <div className={styles.tiling}>
        <StarPattern seed={`institute-${institute?.id ?? 0}`} />
      </div>
      <TopTutor />
      <NextWebinarCard />
    </div>
  )
}

function TopTutor() {
  const styles = useStyles()
  const { data } = useQuery(featuredTutorsQuery)
  const tutor = data?.data[0]
  if (!data) return <Skeleton className={styles.card} />
  if (!tutor) return null
  return (
    <div className={styles.card}>
      <Avatar name={formatFullName(tutor)} picture={tutor.profile_picture_url} size="large" />
      <div className={styles.text}>
        <strong className={styles.name}>
          <bdi>{formatFullName(tutor)}</bdi>
        </strong>
        <span className={styles.quiet}>
          <TutorOrigin tutor={tutor} />
        </span>
        <Rating value={tutor.rating} count={tutor.ratings_count} />
        <span className={styles.quiet}>
          <TutorNextSlot tutor={tutor} />
        </span>
      </div>
    </div>
  )
}

function NextWebinarCard() {
  const styles = useStyles()
  const { data } = useQuery(nextWebinarsQuery)
  const webinar = data?.data[0]
  if (!webinar) return null
  return (
    <div className={styles.webinar}>
      <span className={styles.badge}>
        <VideoRegular aria-hidden="true" className={styles.icon} />
        <FormattedMessage id={webinar.state === 'running' ? 'home.webinar.live' : 'home.webinar.next'} />
      </span>
      <strong dir="auto">{webinar.title}</strong>
      <span className={styles.quiet}>
        <DateTime start={webinar.start_date_time} />
      </span>
      <span className={styles.quiet}>
        <FormattedMessage id="home.webinar.with" values={{ tutor: <bdi>{webinar.tutor.name}</bdi> }} />
      </span>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    // On a phone the same tutor and webinar follow right below
    display: 'none',
    [media.tablet]: { display: 'flex' },
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '24px',
    minHeight: '360px',
    padding: '24px',
    overflow: 'hidden',
    borderRadius: '24px',
    backgroundColor: brandTokens.brandInk,
    color: tokens.colorBrandStroke2,
    [media.desktop]: { minHeight: '480px', padding: '40px' },
  },
  tiling: { position: 'absolute', inset: 0, opacity: 0.55 },
  card: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    alignSelf: 'flex-start',
    boxSizing: 'border-box',
    width: 'min(380px, 100%)',
    minHeight: '136px',
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
  },
  webinar: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    alignSelf: 'flex-end',
    boxSizing: 'border-box',
    width: 'min(340px, 100%)',
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
  },
  text: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: brandTokens.accent,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { width: '16px', height: '16px' },
})
