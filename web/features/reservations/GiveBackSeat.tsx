import type { Cancellation, MatrixPlace } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isOvertaken as isOvertakenBy } from '#web/api/isDoneAlready.ts'
import { query } from '#web/api/query.ts'
import { reservationQuery } from '#web/domain/booking/queries.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'
import { ConfirmAction } from '#web/resource/ConfirmAction.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { useReservationAction } from './useReservationAction.ts'

interface GiveBackSeatProps {
  /** The reservation's id */
  id: number
  seat: MatrixPlace
  onClose: () => void
}

/** The question whether one seat of a booking is given back: what is refunded and lost, and why. */
export function GiveBackSeat({ id, seat, onClose }: GiveBackSeatProps) {
  const intl = useIntl()
  const describeDone = useDoneText()
  const { runCall, isBusy } = useReservationAction()
  const [isOvertaken, setOvertaken] = useState(false)
  const [seen, setSeen] = useState<Cancellation>()
  const [turn, setTurn] = useState(0)
  const { course, user } = seat
  const place = { course_id: course.id, user_id: user.id }
  const names = { name: isolateText(user.name), course: isolateText(course.name) }

  async function giveBack(reason: string) {
    const shown = seen ? { query: { seen_refund: seen.refund_amount } } : {}
    const failure = await runCall(
      ({ api }) =>
        api.POST('/reservations/{id}/seats/give_back/', {
          params: { path: { id }, ...shown },
          body: { ...place, reason },
        }),
      () => describeDone(seen),
      async (clients) => {
        const { matrix = [] } = (await reservationQuery(id).load(clients)).data
        return matrix.some(
          (one) => one.course.id === course.id && one.user.id === user.id && one.is_released === true,
        )
      },
      true,
    )
    if (failure === undefined) return onClose()
    setOvertaken(isOvertakenBy(failure))
    // The refund may be another one by now
    return setTurn(turn + 1)
  }

  return (
    <ConfirmAction
      title={intl.formatMessage({ id: 'myReservations.seat.ask' }, names)}
      text={
        <CancellationView
          key={turn}
          query={query('/reservations/{id}/seats/cancellation/', { path: { id }, query: place })}
          onSeen={setSeen}
        />
      }
      action={intl.formatMessage({ id: 'myReservations.seat.giveBack' })}
      cancel={intl.formatMessage({ id: 'resource.goBack' })}
      confirm="reason"
      subject={user.name}
      isDanger
      isBusy={isBusy}
      isOvertaken={isOvertaken}
      onConfirm={(reason) => void giveBack(reason)}
      onCancel={onClose}
    />
  )
}

/** Returns a function that says that a seat was given back, and what is refunded. */
function useDoneText() {
  const intl = useIntl()
  const { money, day } = useFormats()
  return (seen: Cancellation | undefined) => {
    const done = intl.formatMessage({ id: 'myReservations.seat.done' })
    const refund = seen?.refund_until
      ? intl.formatMessage(
          { id: 'resource.refund' },
          { amount: money(seen.refund_amount, seen.currency), day: day(seen.refund_until) },
        )
      : intl.formatMessage({ id: 'resource.refund.none' })
    return `${done}\n${refund}`
  }
}
