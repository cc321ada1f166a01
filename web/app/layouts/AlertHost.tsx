import { Portal } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { type Alert, closeAlert } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'

interface AlertHostProps {
  alert: Alert
}

/**
 * Shows the result of a flow. Over the open login dialog it stands inside that, because all else is hidden from
 * readers; after it, it waits until the dialog has gone and then stands beside the page, which is hidden until the
 * focus comes back to it.
 */
export function AlertHost({ alert }: AlertHostProps) {
  const { dialogs } = useStores()
  const [place, setPlace] = useState<HTMLElement | 'beside'>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      const surface = document.querySelector<HTMLElement>('.fui-DialogSurface')
      if (surface && !dialogs.login) frame = requestAnimationFrame(look)
      else setPlace(surface ?? 'beside')
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [dialogs])
  if (!place) return null
  return (
    <Portal {...(place === 'beside' ? {} : { mountNode: place })}>
      <AlertDialog
        intent={alert.intent}
        text={alert.text}
        onClose={() => {
          closeAlert(dialogs)
          alert.onClosed?.()
        }}
      />
    </Portal>
  )
}
