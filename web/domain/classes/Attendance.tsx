import { makeStyles } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { FormError } from '#web/form/FormError.tsx'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { Form } from '#web/form/Form.tsx'
import { formatPerson } from '#web/resource/formatPerson.ts'
import { useFormats } from '#web/resource/formats.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Status } from '#web/ui/Status.tsx'
import { ClassPart } from './ClassPart.tsx'
import type { Side } from './queries.ts'
import { useClassUnchanged } from './useClassUnchanged.ts'
import { attendances, attendanceTones } from '#web/ui/classStates.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

type AttendanceStatus = ClassDetail['attendance'][number]['status']
type Values = Record<string, AttendanceStatus>

/** Who attended: set by the tutor once the class has begun, shown to each learner. */
export function Attendance({ bookedClass, side }: { bookedClass: ClassDetail; side: Side }) {
  if (side === 'student' && bookedClass.attendance.length === 0) return null
  return (
    <ClassPart title={<FormattedMessage id="classes.attendance" />}>
      {side === 'tutor' ? (
        <AttendanceForm bookedClass={bookedClass} />
      ) : (
        <OwnAttendance bookedClass={bookedClass} />
      )}
    </ClassPart>
  )
}

function OwnAttendance({ bookedClass }: { bookedClass: ClassDetail }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {bookedClass.attendance.map(({ student_id, status }) => (
        <li key={student_id} className={styles.row}>
          <bdi>{bookedClass.students.find(({ id }) => id === student_id)?.name}</bdi>
          <Status tone={attendanceTones[status]}>
            <FormattedMessage id={`classes.attendance.${status}`} />
          </Status>
        </li>
      ))}
    </ul>
  )
}

function AttendanceForm({ bookedClass }: { bookedClass: ClassDetail }) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const formats = useFormats()
  const labels = new Map(bookedClass.students.map((one) => [toFieldName(one.id), formatPerson(one, formats)]))
  const saveUnchanged = useClassUnchanged(bookedClass, {
    read: readAttendance,
    getLabel: (name) => labels.get(name) ?? '',
    describe: (value) => options.find((option) => option.value === value)?.label ?? '–',
  })
  const rules = Object.fromEntries(
    bookedClass.students.map(({ id }) => [toFieldName(id), v.picklist(attendances, 'form.fieldRequired')]),
  )
  const options = attendances.map((value) => ({
    value,
    label: intl.formatMessage({ id: `classes.attendance.${value}` }),
  }))

  async function save(values: Values) {
    const attendance = bookedClass.students.flatMap(({ id }) => {
      const status = values[toFieldName(id)]
      return status ? [{ student_id: id, status }] : []
    })
    const at = { params: { path: { id: bookedClass.id } } }
    await saveUnchanged(values, () =>
      clients.api.POST('/classes/{id}/attendance/', { ...at, body: { attendance } }),
    )
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
  }

  return (
    <Form<Values>
      label={intl.formatMessage({ id: 'classes.attendance' })}
      rules={rules}
      initial={readAttendance(bookedClass)}
      onSubmit={save}
    >
      {({ isBusy, error }) => (
        <div className={styles.form}>
          <FormError error={error} />
          {[...labels].map(([name, label]) => (
            <RadioField key={name} name={name} label={label} options={options} />
          ))}
          <SubmitButton isBusy={isBusy} appearance="secondary">
            <FormattedMessage id="classes.attendance.save" />
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

/** Reads the values of the form: a state for each learner who has one. */
function readAttendance({ attendance }: ClassDetail): Values {
  return Object.fromEntries(attendance.map(({ student_id, status }) => [toFieldName(student_id), status]))
}

function toFieldName(student: number): string {
  return `student-${student}`
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', gap: '12px' },
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
})
