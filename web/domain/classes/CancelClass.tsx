import { Button } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmAction } from '#web/resource/ConfirmAction.tsx'
import { ClassCancellation } from './ClassCancellation.tsx'
import { useClassAction } from './useClassAction.ts'

/** Lets tutor and staff cancel a coming class with a reason, after showing the consequences for the student. */
export function CancelClass({ bookedClass }: { bookedClass: ClassDetail }) {
  const intl = useIntl()
  const { act, isBusy } = useClassAction()
  const [isAsking, setAsking] = useState(false)
  const { id, course } = bookedClass

  async function cancel(reason: string) {
    await act(
      ({ api }) => api.POST('/classes/{id}/cancel/', { params: { path: { id } }, body: { reason } }),
      'classes.cancel.done',
    )
    setAsking(false)
  }

  return (
    <>
      <Button size="large" onClick={() => setAsking(true)}>
        <FormattedMessage id="classes.cancel" />
      </Button>
      {isAsking && (
        <ConfirmAction
          title={intl.formatMessage({ id: 'classes.cancel.ask' }, { name: course.name })}
          text={<ClassCancellation row={bookedClass} />}
          action={intl.formatMessage({ id: 'classes.cancel' })}
          cancel={intl.formatMessage({ id: 'resource.goBack' })}
          confirm="reason"
          subject={course.name}
          isDanger
          isBusy={isBusy}
          onConfirm={(reason) => void cancel(reason)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
