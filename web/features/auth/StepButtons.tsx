import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import type { Step } from './StepHead.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface StepButtonsProps {
  step: Step
  isBusy: boolean
  onBack: () => void
}

/** Continue, or Back and Register; stays at the lower edge of the dialog while the fields scroll. */
export function StepButtons({ step, isBusy, onBack }: StepButtonsProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {step === 'person' && (
        <Button size="large" disabledFocusable={isBusy} onClick={onBack}>
          <FormattedMessage id="auth.step.back" />
        </Button>
      )}
      <SubmitButton isBusy={isBusy} className={styles.submit}>
        <FormattedMessage
          id={isBusy ? 'auth.busy' : step === 'account' ? 'auth.step.next' : 'auth.register'}
        />
      </SubmitButton>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    // Below the padding of the dialog
    bottom: '-24px',
    zIndex: 1,
    display: 'flex',
    gap: '12px',
    paddingBlock: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  submit: { flexGrow: 1, minHeight: '48px' },
})
