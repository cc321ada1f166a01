import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ApiError, type ManagedWebinar, unwrapData } from '#sdk'
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
import { describeValue } from '#web/resource/describeValue.ts'
import { useFormats } from '#web/resource/formats.ts'
import { usePartUnchanged } from '#web/resource/usePartUnchanged.ts'
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
  const { notifications } = useStores()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // Empties the form after its file was saved; the recording of another person leaves it as it is
  const [saves, setSaves] = useState(0)
  const saveUnchanged = useRecordingUnchanged(webinar, isAsked)
  const { title, recording_url: url, state, is_cancelled } = webinar
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
      <Form<Values> key={saves} label={label} rules={rules} onSubmit={(values) => save(values)}>
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
    if (file === undefined) return
    await send(file)
    setSaves(saves + 1)
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
    const params = { path: { id: webinar.id } }
    await saveUnchanged({ recording: file_id }, () =>
      clients.api.POST('/webinar/{id}/recording/', { params, body: { file_id } }),
    )
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
  }
}

/**
 * Returns a function that saves a recording, unless another person has saved or removed one meanwhile.
 * @param isDelete whether the recording is removed, so that no chosen file is kept
 */
function useRecordingUnchanged(webinar: ManagedWebinar, isDelete: boolean) {
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const { mutate } = useSWRConfig()
  return usePartUnchanged({
    part: webinar,
    async load() {
      const params = { query: { id: webinar.id, page: 1, page_size: 1 } }
      const { data } = await unwrapData(clients.api.GET('/webinar/managed/list/', { params }))
      const current = data.find(({ id }) => id === webinar.id)
      if (!current) throw new ApiError({ status: 404, code: 'not_found' })
      return current
    },
    read: ({ recording }) => ({ recording }),
    refresh: () => mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/webinar/')),
    getLabel: () => intl.formatMessage({ id: 'halaqas.recording' }),
    describe: (_, { recording }) => describeValue(recording ? [recording] : null, {}, clients, formats),
    text: isDelete ? 'halaqas.recording.kept' : 'halaqas.recording.elsewhere',
  })
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
