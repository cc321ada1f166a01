import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Picture } from './Picture.tsx'
import { Reminders } from './Reminders.tsx'

/** A kid's own page: name, picture and reminders. The rest of the account is the parent's. */
export function KidsProfile() {
  const styles = useStyles()
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={styles.root}>
      <div className={styles.card}>
        <div>
          <Heading level={1}>
            <bdi>{formatFullName(user)}</bdi>
          </Heading>
          <p className={styles.quiet}>
            <FormattedMessage id="profile.kid.name" />
          </p>
        </div>
        <Picture profile={user} hint="profile.kid.picture" />
      </div>
      <div className={styles.card}>
        <Reminders isKid />
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    ':empty': { display: 'none' },
    ':first-child': { backgroundColor: brandTokens.brandSoft, boxShadow: 'none' },
    [media.tablet]: { padding: '32px' },
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
})
