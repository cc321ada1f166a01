import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { TutorOrigin, TutorPrice } from '#web/domain/tutor/TutorFacts.tsx'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { media } from '#web/theme/tokens.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Rating } from '#web/ui/Rating.tsx'

/** The booked tutor in one line. */
export function TutorHead({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Avatar name={formatFullName(tutor)} picture={tutor.profile_picture_url} size="medium" />
      <div className={styles.who}>
        <strong className={styles.name}>
          <bdi>{formatFullName(tutor)}</bdi>
        </strong>
        <span className={styles.quiet}>
          <TutorOrigin tutor={tutor} />
        </span>
      </div>
      <div className={styles.facts}>
        <Rating value={tutor.rating} count={tutor.ratings_count} />
        <TutorPrice tutor={tutor} />
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', flex: '1 1 180px', minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  facts: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 24px',
    // A phone's bar shows the price
    display: 'none',
    [media.tablet]: { display: 'flex' },
  },
})
