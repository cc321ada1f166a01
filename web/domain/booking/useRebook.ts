import { unwrapData } from '#sdk'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { paths, toReservation } from '#web/paths.ts'
import { notify } from '#web/state/notifications.ts'
import { persistSelection } from '#web/state/persistSelection.ts'
import { restoreChoices } from '#web/state/selection.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { formatBookingError } from './formatBookingError.ts'

/** Returns a function that takes the choices of an unpaid booking to the step where new hours are chosen. */
export function useRebook() {
  const intl = useIntl()
  const { api } = useClients()
  const navigate = useNavigate()
  const { selection, notifications } = useStores()
  const { user } = useSession()

  return async (reservation: number) => {
    try {
      const { data } = await unwrapData(
        api.GET('/reservations/detail/{id}/', { params: { path: { id: reservation } } }),
      )
      const { tutor, courses, program, learner, student, kind } = data
      if (!tutor || !user || kind === 'group') return void navigate(paths.groups)
      persistSelection(selection)
      restoreChoices(selection, {
        tutor: tutor.id,
        courses: courses.map(({ id }) => id),
        program: program?.id,
        learner: learner.id === student.id ? undefined : learner.id,
      })
      return void navigate(toReservation(tutor.id, program ? 'sessions' : 'courses'))
    } catch (error) {
      return notify(notifications, 'error', formatBookingError(error, intl))
    }
  }
}
