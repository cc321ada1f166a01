import { makeStyles, tokens } from '@fluentui/react-components'
import type { Refund } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { Money } from '#web/ui/Money.tsx'

/** The refund after a cancellation: amount, way and date, of each part where there are several. */
export function RefundNote({ refund }: { refund: Refund }) {
  const styles = useStyles()
  const { day } = useFormats()
  return (
    <div className={styles.root}>
      {(refund.parts ?? [refund]).map(({ amount, due_on }) => (
        <p key={due_on} className={styles.part}>
          <FormattedMessage
            id="resource.refund"
            values={{
              amount: (
                <strong>
                  <Money amount={amount} currency={refund.currency} />
                </strong>
              ),
              day: day(due_on),
            }}
          />
        </p>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '4px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  part: { margin: 0 },
})
