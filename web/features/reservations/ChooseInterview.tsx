import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ChosenGroupClasses } from '#web/domain/booking/groupQueries.ts'
import { reservationQuery } from '#web/domain/booking/queries.ts'
import { InterviewChoices } from '#web/domain/booking/InterviewChoices.tsx'
import { useReservationAction } from './useReservationAction.ts'

interface ChooseInterviewProps {
  /** The reservation */
  id: number
  groupClasses: ChosenGroupClasses
}

/** Lets a parent choose another interview in place of the one that was cancelled. */
export function ChooseInterview({ id, groupClasses }: ChooseInterviewProps) {
  const { runCall, isBusy } = useReservationAction()
  const [chosen, setChosen] = useState<number>()
  const book = (webinar_id: number) =>
    runCall(
      ({ api }) =>
        api.POST('/reservations/{id}/interview/', { params: { path: { id } }, body: { webinar_id } }),
      'booking.appointment.chosen',
      async (clients) => (await reservationQuery(id).load(clients)).data.interview?.id === webinar_id,
    )
  return (
    <InterviewChoices
      groupClasses={groupClasses}
      chosen={chosen}
      onChoose={setChosen}
      empty={
        <p>
          <FormattedMessage id="booking.appointment.later" />
        </p>
      }
    >
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={isBusy || chosen === undefined}
        onClick={() => chosen !== undefined && !isBusy && void book(chosen)}
      >
        <FormattedMessage id="booking.appointment.take" />
      </Button>
    </InterviewChoices>
  )
}
