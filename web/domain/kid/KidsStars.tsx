import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { StarFilled } from '@fluentui/react-icons/svg/star'
import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { dismissErrors } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'

interface KidsStarsProps {
  /** How many of the three stars are lit, 0 to 3 */
  count: number
  /** The praise, announced to screen readers */
  title: ReactNode
  children?: ReactNode
}

/**
 * Three stars that rise one after another, and a few words; without motion where the system asks for that. They close
 * earlier error toasts.
 */
export function KidsStars({ count, title, children }: KidsStarsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { notifications } = useStores()
  useEffect(() => dismissErrors(notifications), [notifications])
  return (
    <div role="status" className={styles.root}>
      <span
        role="img"
        aria-label={intl.formatMessage({ id: 'kidsWork.stars' }, { count })}
        className={styles.stars}
      >
        {[1, 2, 3].map((position) => (
          <StarFilled
            key={position}
            aria-hidden="true"
            className={mergeClasses(styles.star, position <= count && styles.lit)}
            style={{ animationDelay: `${position * 160}ms` }}
          />
        ))}
      </span>
      <strong className={styles.title}>{title}</strong>
      {children && <span className={styles.texts}>{children}</span>}
    </div>
  )
}

/** Converts points to stars: all or nearly all earn three, half two, anything one. */
export function countStars(score: number, max: number): number {
  if (max <= 0 || score <= 0) return 0
  if (score >= max * 0.9) return 3
  return score >= max * 0.5 ? 2 : 1
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '12px', textAlign: 'center' },
  stars: { display: 'flex', alignItems: 'flex-end', gap: '8px', paddingBlock: '16px' },
  star: {
    width: '64px',
    height: '64px',
    color: tokens.colorNeutralStroke1,
    ':nth-child(2)': { width: '84px', height: '84px' },
    [media.forced]: { color: 'GrayText' },
  },
  lit: {
    color: brandTokens.star,
    animationName: {
      from: { opacity: 0, transform: 'translateY(24px)' },
      to: { opacity: 1, transform: 'none' },
    },
    animationDuration: '320ms',
    animationTimingFunction: 'ease-out',
    animationFillMode: 'backwards',
    [media.calm]: { animationName: 'none' },
    [media.forced]: { color: 'Highlight' },
  },
  title: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  texts: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
})
