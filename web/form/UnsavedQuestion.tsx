import { useIntl } from 'react-intl'
import { Confirm } from '#web/ui/Confirm.tsx'

/** Whether what was not saved may be lost. */
export function UnsavedQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const intl = useIntl()
  return (
    <Confirm
      title={intl.formatMessage({ id: 'form.unsaved' })}
      text={intl.formatMessage({ id: 'form.unsaved.text' })}
      action={intl.formatMessage({ id: 'form.unsaved.leave' })}
      cancel={intl.formatMessage({ id: 'form.unsaved.stay' })}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
