import { type Kid, type KidPayload, unwrapData } from '#sdk'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { KidForm } from '#web/domain/kid/KidForm.tsx'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Dialog } from '#web/ui/Dialog.tsx'

export interface KidDialogProps {
  kid: Kid
  isOpen: boolean
  onClose: () => void
  onSaved: () => void
}

/** Edits a kid. */
export function EditKidDialog({ kid, isOpen, onClose, onSaved }: KidDialogProps) {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const name = isolateText(kid.first_name)
  const { first_name, last_name, gender, date_of_birth } = kid
  return (
    <Dialog isOpen={isOpen} title={intl.formatMessage({ id: 'auth.kid.edit' }, { name })} onClose={onClose}>
      <KidForm
        initial={{ first_name, last_name, gender, date_of_birth }}
        action={intl.formatMessage({ id: 'auth.kid.save' })}
        draft={`kid-${kid.id}`}
        tellsErrors
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  )

  async function save(body: KidPayload) {
    await unwrapData(api.POST('/kids/update/{id}/', { params: { path: { id: kid.id } }, body }))
    notify(notifications, 'success', intl.formatMessage({ id: 'kids.saved' }))
    onSaved()
    onClose()
  }
}
