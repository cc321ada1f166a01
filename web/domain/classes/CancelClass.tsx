import { Button } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isOvertaken as isOvertakenBy } from '#web/api/isDoneAlready.ts'
import { ConfirmAction } from '#web/resource/ConfirmAction.tsx'
import { ClassCancellation } from './ClassCancellation.tsx'
import { createClassCheck } from './queries.ts'
import { useClassAction } from './useClassAction.ts'

interface CancelClassProps {
  bookedClass: ClassDetail
  /** When a colleague was faster, the question stays open with the reason that was typed */
  mayCancel: boolean
}

/** Lets tutor and staff cancel a coming class with a reason, after showing the consequences for the student. */
export function CancelClass({ bookedClass, mayCancel }: CancelClassProps) {
  const intl = useIntl()
  const { runCall, isBusy } = useClassAction()
  const [isAsking, setAsking] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  const { id, course, kind } = bookedClass

  async function cancel(reason: string) {
    const failure = await runCall(
      ({ api }) => api.POST('/classes/{id}/cancel/', { params: { path: { id } }, body: { reason } }),
      `classes.cancel.done.${kind}`,
      createClassCheck(id, ({ outcome }) => outcome === 'cancelled' || outcome === 'to_reschedule'),
      true,
    )
    // With a connection that failed, the reason is sent once more
    if (failure === undefined) setAsking(false)
    else setOvertaken(isOvertakenBy(failure))
  }

  return (
    <>
      {mayCancel && (
        <div>
          <Button size="large" onClick={() => setAsking(true)}>
            <FormattedMessage id="classes.cancel" />
          </Button>
        </div>
      )}
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
          isOvertaken={isOvertaken}
          onConfirm={(reason) => void cancel(reason)}
          onCancel={() => {
            setAsking(false)
            setOvertaken(false)
          }}
        />
      )}
    </>
  )
}
