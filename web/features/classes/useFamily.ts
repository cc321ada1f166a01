import { findFailure } from '#web/api/findFailure.ts'
import { query, useQuery } from '#web/api/query.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { openReservationsQuery, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { useDueTasks } from '#web/domain/family/useDueTasks.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { groupByLearner } from './family.ts'

const MINUTE = 60_000

// Not a range of days: the next class of a learner may be months ahead
const comingClassesQuery = query('/classes/booked/list/', { query: { page: 1, page_size: 100 } })

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
  const owed = useQuery(toRescheduleQuery('student'))
  if (!kids.data || !classes.data || !due.tasks || !reservations.data || !owed.data || !user)
    return { failure: findFailure(kids, classes, reservations, owed) ?? due.failure }
  const learners = groupByLearner({
    learners: [
      ...kids.data.data.map((kid) => ({ kid: kid.id, ...toLearner(kid) })),
      { kid: undefined, ...toLearner(user) },
    ],
    classes: classes.data.data.filter(({ end_date_time }) => Date.parse(end_date_time) > now),
    due: due.tasks,
    reservations: reservations.data.data,
  })
  return { family: { learners, owed: owed.data.data, reservations: reservations.data.data } }
}

function toLearner(person: { first_name: string; profile_picture_url?: string | null }) {
  return { name: person.first_name, picture: person.profile_picture_url ?? null }
}
