import { ApiError, type Kid, type KidPayload, unwrapData } from '#sdk'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { KidForm } from '#web/domain/kid/KidForm.tsx'
import { isolateText } from '#web/i18n/isolateText.ts'
import { describeValue } from '#web/resource/describeValue.ts'
import { useFormats } from '#web/resource/formats.ts'
import { usePartUnchanged } from '#web/resource/usePartUnchanged.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Dialog } from '#web/ui/Dialog.tsx'

export interface KidDialogProps {
  kid: Kid
  isOpen: boolean
  onClose: () => void
  onSaved: () => unknown
}

const labels = {
  first_name: 'auth.kid.firstName',
  last_name: 'auth.kid.lastName',
  gender: 'auth.kid.gender',
  date_of_birth: 'auth.birthday',
} as const

function readFields({ first_name, last_name, gender, date_of_birth }: Kid) {
  return { first_name, last_name, gender, date_of_birth }
}

/** Edits a kid, unless it was changed in another window meanwhile. */
export function EditKidDialog({ kid, isOpen, onClose, onSaved }: KidDialogProps) {
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const { notifications } = useStores()
  const name = isolateText(kid.first_name)
  const getLabel = (field: string) => intl.formatMessage({ id: labels[field as keyof typeof labels] })
  const getOption = (value: string) =>
    intl.formatMessage({ id: value === 'Female' ? 'auth.kid.girl' : 'auth.kid.boy' })
  const saveUnchanged = usePartUnchanged({
    part: kid,
    load,
    read: readFields,
    refresh: async () => onSaved(),
    getLabel,
    describe: (field, current) => {
      const value = readFields(current)[field as keyof typeof labels]
      return describeValue(value, field === 'gender' ? { getOption } : {}, clients, formats)
    },
    text: 'kids.elsewhere',
  })
  return (
    <Dialog isOpen={isOpen} title={intl.formatMessage({ id: 'auth.kid.edit' }, { name })} onClose={onClose}>
      <KidForm
        initial={readFields(kid)}
        action={intl.formatMessage({ id: 'auth.kid.save' })}
        draft={`kid-${kid.id}`}
        tellsErrors
        onSubmit={save}
        onCancel={onClose}
      />
    </Dialog>
  )

  async function load() {
    const { data } = await kidsQuery.load(clients)
    const current = data.find(({ id }) => id === kid.id)
    if (!current) throw new ApiError({ status: 404, code: 'not_found', messages: [] })
    return current
  }

  async function save(body: KidPayload) {
    const params = { path: { id: kid.id } }
    const { first_name, last_name, gender, date_of_birth } = body
    await saveUnchanged({ first_name, last_name, gender, date_of_birth }, () =>
      unwrapData(clients.api.POST('/kids/update/{id}/', { params, body })),
    )
    notify(notifications, 'success', intl.formatMessage({ id: 'kids.saved' }))
    onClose()
  }
}
