import { FormattedMessage, useIntl } from 'react-intl'
import { Confirm } from '#web/ui/Confirm.tsx'

interface HandInQuestionProps {
  /** Questions without an answer */
  open: number
  isBusy: boolean
  handIn: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a quiz is handed in, and says how many questions have no answer. */
export function HandInQuestion({ open, isBusy, handIn, onClose }: HandInQuestionProps) {
  const intl = useIntl()
  return (
    <Confirm
      title={intl.formatMessage({ id: 'studentQuizzes.ask' })}
      text={<FormattedMessage id="studentQuizzes.ask.text" values={{ count: open }} />}
      action={intl.formatMessage({ id: 'studentQuizzes.submit' })}
      isBusy={isBusy}
      onConfirm={() => void handIn().then(onClose)}
      onCancel={onClose}
    />
  )
}
