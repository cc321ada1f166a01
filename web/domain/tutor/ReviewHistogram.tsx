import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

interface ReviewHistogramProps {
  /** Number of ratings with 1 to 5 stars */
  counts: readonly number[]
  /** The star count that filters the list */
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** Number of reviews per star count; a row filters the reviews. */
export function ReviewHistogram({ counts, chosen, onChoose }: ReviewHistogramProps) {
  const styles = useStyles()
  const intl = useIntl()
  const highest = Math.max(1, ...counts)
  return (
    <ul className={styles.root}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={chosen === stars}
              disabled={count === 0}
              onClick={() => onChoose(chosen === stars ? undefined : stars)}
            >
              <Hidden>{intl.formatMessage({ id: 'tutors.starsRow' }, { stars, count })}</Hidden>
              <span aria-hidden="true" className={styles.stars}>
                <FormattedMessage id="tutors.stars" values={{ stars }} />
              </span>
              <span aria-hidden="true" className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${(count / highest) * 100}%` }} />
              </span>
              <span aria-hidden="true" className={styles.count}>
                {intl.formatNumber(count)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', margin: 0, padding: 0, maxWidth: '420px', listStyleType: 'none' },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) 40px',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '32px',
    paddingInline: '8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':disabled': { cursor: 'default', color: tokens.colorNeutralForeground3 },
    '&[aria-pressed="true"]': { backgroundColor: brandTokens.brandSoft },
  },
  stars: { textAlign: 'start', whiteSpace: 'nowrap' },
  track: { height: '8px', borderRadius: '4px', backgroundColor: tokens.colorNeutralBackground4 },
  bar: { display: 'block', height: '100%', borderRadius: '4px', backgroundColor: brandTokens.star },
  count: { textAlign: 'end', color: tokens.colorNeutralForeground3 },
})
