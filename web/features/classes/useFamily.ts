import { findFailure } from '#web/api/findFailure.ts'
import { useQuery } from '#web/api/query.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { calendarQuery, openReservationsQuery, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { useDueTasks } from '#web/domain/family/useDueTasks.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { groupByLearner } from './family.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Days ahead in which a next class is looked for */
const AHEAD = 31

/**
 * Returns the coming classes and tasks of each learner of a family, the paid classes without a time, and
 * the running reservations; undefined while loading, or the failure.
 */
export function useFamily() {
  const { user } = useSession()
  const now = useNow(MINUTE)
  const today = Math.floor(now / DAY) * DAY
  const kids = useQuery(kidsQuery)
  const classes = useQuery(
    calendarQuery(new Date(today).toISOString(), new Date(today + AHEAD * DAY).toISOString()),
    { refreshInterval: 5 * MINUTE, keepPreviousData: true },
  )
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
    classes: classes.data.data
      .filter(({ outcome, end_date_time }) => !outcome && Date.parse(end_date_time) > now)
      .toSorted((one, other) => Date.parse(one.start_date_time) - Date.parse(other.start_date_time)),
    due: due.tasks,
    reservations: reservations.data.data,
  })
  return { family: { learners, owed: owed.data.data, reservations: reservations.data.data } }
}

function toLearner(person: { first_name: string; profile_picture_url?: string | null }) {
  return { name: person.first_name, picture: person.profile_picture_url ?? null }
}
