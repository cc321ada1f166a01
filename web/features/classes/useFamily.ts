import { query, useQuery } from '#web/api/query.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { calendarQuery, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { useDueTasks } from '#web/domain/family/useDueTasks.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { groupByLearner } from './family.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Days ahead in which a next class is looked for */
const AHEAD = 31

const reservationsQuery = query('/reservations/list/', {
  query: { state: ['pending', 'active'], page: 1, page_size: 50 },
})

/**
 * Returns what lies ahead for each learner of a family, the paid classes without a time, and the running
 * reservations; undefined while loading.
 */
export function useFamily() {
  const { user } = useSession()
  const now = useNow(MINUTE)
  const today = Math.floor(now / DAY) * DAY
  const { data: kids } = useQuery(kidsQuery)
  const { data: classes } = useQuery(
    calendarQuery(new Date(today).toISOString(), new Date(today + AHEAD * DAY).toISOString()),
    { refreshInterval: 5 * MINUTE, keepPreviousData: true },
  )
  const due = useDueTasks()
  const { data: reservations } = useQuery(reservationsQuery)
  const { data: owed } = useQuery(toRescheduleQuery('student'))
  if (!kids || !classes || !due || !reservations || !owed || !user) return undefined
  const learners = groupByLearner({
    learners: [
      ...kids.data.map((kid) => ({ kid: kid.id, ...toLearner(kid) })),
      { kid: undefined, ...toLearner(user) },
    ],
    classes: classes.data
      .filter(({ outcome, end_date_time }) => !outcome && Date.parse(end_date_time) > now)
      .toSorted((one, other) => Date.parse(one.start_date_time) - Date.parse(other.start_date_time)),
    due,
    reservations: reservations.data,
  })
  return { learners, owed: owed.data, reservations: reservations.data }
}

function toLearner(person: { first_name: string; profile_picture_url?: string | null }) {
  return { name: person.first_name, picture: person.profile_picture_url ?? null }
}
