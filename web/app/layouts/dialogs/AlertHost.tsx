import { type Alert, closeAlert } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'

interface AlertHostProps {
  alert: Alert
}

/** Shows the alert dialog with the result of a flow, above all other dialogs. */
export function AlertHost({ alert }: AlertHostProps) {
  const { dialogs } = useStores()
  return (
    <AlertDialog
      intent={alert.intent}
      text={alert.text}
      onClose={() => {
        closeAlert(dialogs)
        alert.onClosed?.()
      }}
    />
  )
}
