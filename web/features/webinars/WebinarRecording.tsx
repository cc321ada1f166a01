import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ManagedWebinar } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type * as v from 'valibot'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { FileField } from '#web/form/FileField.tsx'
import { FILE_MAX } from '#web/form/files.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { files } from '#web/form/rules.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Video } from '#web/ui/Video.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

const rules = { file_id: files({ min: 1, max: 2 }) }
type Values = { [Name in keyof typeof rules]: v.InferOutput<(typeof rules)[Name]> }

/** The recording of a webinar, and what adds, replaces or removes it once the webinar has begun. */
export function WebinarRecording({ webinar }: { webinar: ManagedWebinar }) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, title, recording_url: url, state, is_cancelled } = webinar
  if (is_cancelled) return null
  if (state === 'not started')
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="halaqas.recording.later" />
      </p>
    )
  const label = intl.formatMessage({ id: url ? 'halaqas.recording.replace' : 'halaqas.recording.add' })
  return (
    <>
      {url && (
        <>
          <Video url={url} label={title} />
          <Button className={styles.remove} onClick={() => setAsked(true)}>
            <FormattedMessage id="halaqas.recording.remove" />
          </Button>
        </>
      )}
      {isAsked && (
        <Confirm
          title={intl.formatMessage({ id: 'halaqas.recording.ask' }, { name: isolateText(title) })}
          text={<FormattedMessage id="halaqas.recording.ask.text" />}
          action={intl.formatMessage({ id: 'halaqas.recording.remove' })}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
      <Form<Values> key={url} label={label} rules={rules} onSubmit={(values) => save(values)}>
        {({ isBusy: isSaving, error }) => (
          <div className={styles.form}>
            <FormError error={error} />
            <FileField
              name="file_id"
              label={intl.formatMessage({ id: 'halaqas.recording.file' })}
              accept={['video/mp4', 'video/webm', 'audio/*']}
              countMax={1}
              sizeMax={FILE_MAX}
              upload={clients.upload}
            />
            <SubmitButton isBusy={isSaving} appearance="secondary" size="medium">
              {label}
            </SubmitButton>
          </div>
        )}
      </Form>
    </>
  )

  async function save({ file_id: [file] }: Values) {
    if (file !== undefined) await send(file)
  }

  async function remove() {
    setBusy(true)
    try {
      await send(null)
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    }
    setBusy(false)
    setAsked(false)
  }

  async function send(file_id: number | null) {
    await clients.api.POST('/webinar/{id}/recording/', { params: { path: { id } }, body: { file_id } })
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
    await mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/webinar/'))
  }
}

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  remove: { alignSelf: 'flex-start' },
  form: {
    display: 'grid',
    gap: '12px',
    '& > button': { justifySelf: 'start' },
  },
})
