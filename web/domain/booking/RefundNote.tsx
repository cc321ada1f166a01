import { makeStyles, tokens } from '@fluentui/react-components'
import type { Refund } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { Money } from '#web/ui/Money.tsx'

/** The refund after a cancellation: amount, way and date. */
export function RefundNote({ refund }: { refund: Refund }) {
  const styles = useStyles()
  const { day } = useFormats()
  return (
    <p className={styles.root}>
      <FormattedMessage
        id="resource.refund"
        values={{
          amount: (
            <strong>
              <Money amount={refund.amount} currency={refund.currency} />
            </strong>
          ),
          day: day(refund.due_on),
        }}
      />
    </p>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
})
