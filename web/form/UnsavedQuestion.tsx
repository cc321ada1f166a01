import { useIntl } from 'react-intl'
import { Confirm } from '#web/ui/Confirm.tsx'

/** The dialog that asks whether to discard unsaved input. */
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
