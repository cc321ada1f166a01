import { makeStyles, tokens } from '@fluentui/react-components'
import type { Teaching } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Heading } from '#web/ui/Heading.tsx'

interface ReviewNoticeProps {
  teaching: Teaching
  /** On the profile itself: without the link to it */
  isOnProfile?: boolean
}

/** Shows a tutor the state of the review, or what is missing in the profile; empty when there is neither. */
export function ReviewNotice({ teaching, isOnProfile = false }: ReviewNoticeProps) {
  const styles = useStyles()
  const { status, reason, missing } = teaching
  const isApproved = status === 'approved'
  if (isApproved && missing.length === 0) return null
  // The price is for the institute to set
  const isComplete = status === 'new' && missing.every((what) => what === 'price')
  return (
    <section className={styles.root} role="status">
      <Heading level={isApproved || isOnProfile ? 2 : 1} size="card">
        <FormattedMessage id={isApproved ? 'review.learnersWait' : `review.${status}.title`} />
      </Heading>
      {isApproved ? (
        <ul className={styles.list}>
          {missing.map((what) => (
            <li key={what}>
              <FormattedMessage id={`review.missing.${what}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.text}>
          <FormattedMessage
            id={`review.${isComplete ? 'under_review' : teaching.is_corrected ? 'corrected' : status}.text`}
          />
        </p>
      )}
      {reason && (
        <p className={styles.text}>
          <strong>
            <FormattedMessage id="review.reason" />:
          </strong>{' '}
          <bdi>{reason}</bdi>
        </p>
      )}
      {!isOnProfile && (
        <ButtonLink to={paths.profile} appearance={isApproved ? 'secondary' : 'primary'}>
          <FormattedMessage id="review.open" />
        </ButtonLink>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    marginBottom: '24px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.brandSoft,
  },
  list: { margin: 0, paddingInlineStart: '20px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
