import { makeStyles } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { maxLength, required } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { ClassPart } from './ClassPart.tsx'
import type { Side } from './queries.ts'
import { useClassUnchanged } from './useClassUnchanged.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

const NOTES_MAX = 4000
const rules = { notes: v.pipe(required, maxLength(NOTES_MAX)) }

interface ClassNotesProps {
  bookedClass: ClassDetail
  side: Side
  isKid?: boolean
}

/** The class notes: written by the tutor, read by the learners. */
export function ClassNotes({ bookedClass, side, isKid = false }: ClassNotesProps) {
  const styles = useStyles()
  if (side === 'student' && !bookedClass.notes) return null
  return (
    <ClassPart title={<FormattedMessage id={isKid ? 'classes.kids.notes' : `classes.notes.${side}`} />}>
      {side === 'tutor' ? (
        <NotesForm bookedClass={bookedClass} />
      ) : (
        <p dir="auto" className={styles.text}>
          {bookedClass.notes}
        </p>
      )}
    </ClassPart>
  )
}

function NotesForm({ bookedClass }: { bookedClass: ClassDetail }) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const label = intl.formatMessage({ id: 'classes.notes.tutor' })
  const saveUnchanged = useClassUnchanged(bookedClass, {
    read: readNotes,
    getLabel: () => intl.formatMessage({ id: 'classes.notes.what' }),
    describe: String,
  })

  async function save({ notes }: { notes: string }) {
    const at = { params: { path: { id: bookedClass.id } } }
    await saveUnchanged({ notes }, () => clients.api.POST('/classes/{id}/notes/', { ...at, body: { notes } }))
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
  }

  return (
    <Form<{ notes: string }>
      label={label}
      rules={rules}
      initial={{ notes: bookedClass.notes ?? '' }}
      draft={`class-notes-${bookedClass.id}`}
      savesByKey
      onSubmit={save}
    >
      {({ isBusy, error }) => (
        <div className={styles.form}>
          <FormError error={error} />
          <TextAreaField
            name="notes"
            label={intl.formatMessage({ id: 'classes.notes.what' })}
            hint={intl.formatMessage({ id: 'classes.notes.hint' })}
            rows={4}
            max={NOTES_MAX}
          />
          <SubmitButton isBusy={isBusy} appearance="secondary">
            <FormattedMessage id="classes.notes.save" />
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

function readNotes({ notes }: ClassDetail) {
  return { notes: notes ?? '' }
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '68ch', whiteSpace: 'pre-line' },
  form: { display: 'flex', flexDirection: 'column', gap: '12px', '& > button': { alignSelf: 'flex-start' } },
})
