import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'

/** A note about what a pending payment waits for. @param props.isPayable whether the payer can still finish it */
export function PendingNote({ isPayable }: { isPayable: boolean }) {
  return (
    <p role="status" className={useStyles().root}>
      <FormattedMessage id={isPayable ? 'payments.pending.open' : 'payments.pending.underWay'} />
    </p>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
  },
})
