import { makeStyles, tokens } from '@fluentui/react-components'
import type { Teaching } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { usePreferences } from '#web/state/stores.ts'
import { formatMoney } from '#web/time/format.ts'
import { Facts } from '#web/ui/Facts.tsx'

interface TeachingPriceProps {
  teaching: Teaching
  /** Staff change price and trial; tutors see a note that staff do */
  isForStaff?: boolean
}

/** Price and free trial as facts. */
export function TeachingPrice({ teaching, isForStaff = false }: TeachingPriceProps) {
  const styles = useStyles()
  const { language } = usePreferences()
  const { price, currency, has_trial } = teaching
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          {
            name: 'price',
            label: <FormattedMessage id="teaching.price.label" />,
            value:
              price === null ? (
                <FormattedMessage id="teaching.noPrice" />
              ) : (
                formatMoney(price, currency, language)
              ),
          },
          {
            name: 'trial',
            label: <FormattedMessage id="teaching.has_trial" />,
            value: <FormattedMessage id={has_trial ? 'teaching.yes' : 'teaching.no'} />,
          },
        ]}
      />
      {!isForStaff && (
        <p className={styles.text}>
          <FormattedMessage id="teaching.agreed" />
        </p>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
