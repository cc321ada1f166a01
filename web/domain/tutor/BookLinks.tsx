import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Tutor } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { toReservation } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'

interface BookLinksProps {
  tutor: Tutor
  className?: string
}

/** Links to booking, for students, and for guests, who sign in on the way. */
export function BookLinks({ tutor, className }: BookLinksProps) {
  const styles = useStyles()
  const { user } = useSession()
  if (user && user.category !== 'student') return null
  const name = (
    <Hidden>
      {' '}
      <bdi>{formatFullName(tutor)}</bdi>
    </Hidden>
  )
  return (
    <span className={mergeClasses(styles.root, className)}>
      <ButtonLink to={toReservation(tutor.id)} appearance="primary">
        <span>
          <FormattedMessage id="tutors.book" />
          {name}
        </span>
      </ButtonLink>
      {tutor.has_trial && (
        <ButtonLink to={toReservation(tutor.id, 'courses', { trial: 1 })}>
          <span>
            <FormattedMessage id="tutors.trial" />
            {name}
          </span>
        </ButtonLink>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > a': { flex: '1 1 0', minHeight: '44px', whiteSpace: 'nowrap' },
  },
})
