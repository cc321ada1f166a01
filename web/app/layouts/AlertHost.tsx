import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type Alert, closeAlert } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'

interface AlertHostProps {
  alert: Alert
}

/** Shows the result of a flow; over an open dialog it stands inside that, because all else is hidden from readers. */
export function AlertHost({ alert }: AlertHostProps) {
  const { dialogs } = useStores()
  const [place] = useState(() => document.querySelector('.fui-DialogSurface'))
  const dialog = (
    <AlertDialog
      intent={alert.intent}
      text={alert.text}
      onClose={() => {
        closeAlert(dialogs)
        alert.onClosed?.()
      }}
    />
  )
  return place ? createPortal(dialog, place) : dialog
}
