import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { RepeatedIcon } from './RepeatedIcon.tsx'

interface RatingProps {
  /** 1 to 5; null without ratings */
  value: number | null
  /** Number of ratings, if known */
  count?: number
  /** A single rating, shown without decimals */
  isSingle?: boolean
}

/** An average rating with the number of ratings. */
export function Rating({ value, count, isSingle = false }: RatingProps) {
  const styles = useStyles()
  const intl = useIntl()
  if (value === null)
    return (
      <span className={styles.none}>
        <FormattedMessage id="ui.notRated" />
      </span>
    )
  const digits = isSingle ? 0 : 1
  const figure = intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={intl.formatMessage(
        { id: isSingle || count === undefined ? 'ui.ratingSingle' : 'ui.rating' },
        { value: figure, count },
      )}
    >
      <RepeatedIcon name="star" className={styles.star} />
      <strong aria-hidden="true">{figure}</strong>
      {count !== undefined && (
        <span aria-hidden="true" className={styles.none}>
          ({intl.formatNumber(count)})
        </span>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase300,
  },
  star: { color: brandTokens.star, width: '16px', height: '16px' },
  none: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})
