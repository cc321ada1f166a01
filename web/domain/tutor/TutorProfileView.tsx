import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { TutorNextSlot, TutorOrigin, TutorPrice } from './TutorFacts.tsx'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { usePreferences, useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatDate } from '#web/time/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { AvailabilityStrip } from './AvailabilityStrip.tsx'
import { IntroVideo } from './IntroVideo.tsx'
import { Reviews } from './Reviews.tsx'

/** A tutor's profile: biography, courses, prices, slots, reviews. */
export function TutorProfileView({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Avatar name={formatFullName(tutor)} picture={tutor.profile_picture_url} size="huge" />
        <div className={styles.who}>
          <Heading level={2}>
            <bdi>{formatFullName(tutor)}</bdi>
          </Heading>
          <span className={styles.quiet}>
            <TutorOrigin tutor={tutor} />
          </span>
          <Rating value={tutor.rating} count={tutor.ratings_count} />
        </div>
      </div>
      <TutorDetails tutor={tutor} />
    </div>
  )
}

interface TutorDetailsProps {
  tutor: TutorProfile
  /** The tutor's own page, which has price and next free hour beside it */
  isOwnPage?: boolean
}

/** The profile without the name, for pages that have it as their title. */
export function TutorDetails({ tutor, isOwnPage = false }: TutorDetailsProps) {
  const styles = useStyles()
  const level = isOwnPage ? 2 : 3
  const { language } = usePreferences()
  const { user } = useSession()
  const offer = [
    ...(user?.category === 'kids' ? [] : [['price', <TutorPrice key="price" tutor={tutor} />] as const]),
    ['next', <TutorNextSlot key="next" tutor={tutor} isBare />],
  ] as const
  const facts = [
    ...(isOwnPage ? [] : offer),
    [
      'experience',
      <FormattedMessage key="experience" id="tutors.classes" values={{ count: tutor.classes_count }} />,
    ],
    ['joined', formatDate(tutor.joined_on, language)],
  ] as const
  return (
    <div className={styles.root}>
      <IntroVideo tutor={tutor} />
      <Facts
        facts={facts.map(([name, value]) => ({
          name,
          value,
          label: <FormattedMessage id={`tutors.${name}`} />,
        }))}
      />
      {tutor.biography && (
        <section className={styles.section}>
          <Heading level={level}>
            <FormattedMessage id="tutors.about" />
          </Heading>
          <p dir="auto" className={styles.text}>
            {tutor.biography}
          </p>
        </section>
      )}
      {tutor.courses.length > 0 && (
        <section className={styles.section}>
          <Heading level={level}>
            <FormattedMessage id="tutors.teaches" />
          </Heading>
          <ul className={styles.courses}>
            {tutor.courses.map((course) => (
              <li key={course.id} className={styles.course}>
                {course.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      <AvailabilityStrip tutor={tutor} level={level} />
      <Reviews tutor={tutor} level={level} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '32px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px' },
  who: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    minWidth: 0,
    flex: '1 1 200px',
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  section: { display: 'flex', flexDirection: 'column', gap: '12px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  courses: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  course: {
    paddingBlock: '4px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase300,
    [media.forced]: { border: '1px solid' },
  },
})
