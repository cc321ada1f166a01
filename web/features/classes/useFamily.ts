import type { Payment, Reservation } from '#sdk'
import { findFailure } from '#web/api/findFailure.ts'
import { createWholeQuery, query, useQuery } from '#web/api/query.ts'
import { splitPayment } from '#web/domain/booking/describePayment.ts'
import { isAwaitingPayment, listDueFees } from '#web/domain/booking/listDuePayments.ts'
import { kidsQuery, openPaymentsQuery } from '#web/domain/booking/queries.ts'
import { openReservationsQuery, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { useDueTasks } from '#web/domain/family/useDueTasks.ts'
import { paths, withSearch } from '#web/paths.ts'
import { type Formats, useFormats } from '#web/resource/formats.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { groupByLearner } from './family.ts'
import type { UnpaidItem } from './PendingItems.tsx'

const MINUTE = 60_000

// Not a range of days: the next class of a learner may be months ahead
const comingClassesQuery = createWholeQuery((page) =>
  query('/classes/booked/list/', { query: { page, page_size: 100 } }),
)

/**
 * Returns the coming classes and tasks of each learner of a family, the paid classes without a time, and
 * the running reservations; undefined while loading, or the failure.
 */
export function useFamily() {
  const { user } = useSession()
  const now = useNow(MINUTE)
  const kids = useQuery(kidsQuery)
  const classes = useQuery(comingClassesQuery, { refreshInterval: 5 * MINUTE })
  const due = useDueTasks()
  const reservations = useQuery(openReservationsQuery)
  const payments = useQuery(openPaymentsQuery)
  const owed = useQuery(toRescheduleQuery('student'))
  const formats = useFormats()
  if (
    !kids.data ||
    !classes.data ||
    !due.tasks ||
    !reservations.data ||
    !payments.data ||
    !owed.data ||
    !user
  )
    return { failure: findFailure(kids, classes, reservations, payments, owed) ?? due.failure }
  const learners = groupByLearner({
    learners: [
      ...kids.data.data.map((kid) => ({ kid: kid.id, ...toLearner(kid) })),
      { kid: undefined, ...toLearner(user) },
    ],
    classes: classes.data.data.filter(({ end_date_time }) => Date.parse(end_date_time) > now),
    due: due.tasks,
    reservations: reservations.data.data,
  })
  const unpaid = [
    ...listDueFees(payments.data.data).map((fee) => toUnpaidFee(fee, formats)),
    ...reservations.data.data.filter(isAwaitingPayment).map(toUnpaidBooking),
  ]
  return { family: { learners, owed: owed.data.data, unpaid } }
}

function toUnpaidFee(fee: Payment, formats: Formats): UnpaidItem {
  const { title, details } = splitPayment(fee, formats)
  return {
    key: `fee-${fee.id}`,
    learner: fee.learner,
    title,
    details,
    amount: fee.total_cost,
    currency: fee.currency,
    to: withSearch(paths.payments, { id: fee.id }),
  }
}

function toUnpaidBooking(row: Reservation): UnpaidItem {
  return {
    key: `reservation-${row.id}`,
    learner: row.learner,
    title: row.courses.map(({ name }) => name).join(' · '),
    amount: row.total_cost,
    currency: row.currency,
    isPast: row.is_past,
    to: withSearch(paths.manageReservations, { id: row.id }),
  }
}

function toLearner(person: { first_name: string; profile_picture_url?: string | null }) {
  return { name: person.first_name, picture: person.profile_picture_url ?? null }
}
