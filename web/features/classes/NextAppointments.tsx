import { type ComponentProps, Suspense } from 'react'
import { useQuery } from '#web/api/query.ts'
import { comingQuery } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { NextClass } from './NextClass.tsx'
import { useSeatsOfToday } from './useOwnSeats.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Loaded lazily: most families have neither today
const Interviews = createLazy(() => import('./Interviews.tsx'), 'Interviews')

type NextAppointmentsProps = Pick<ComponentProps<typeof NextClass>, 'side' | 'empty' | 'getPath'>

/** The next class, and of a family its interviews and the halaqas of today; above the class if they begin before it. */
export function NextAppointments(props: NextAppointmentsProps) {
  const { user } = useSession()
  const now = useNow(5000)
  const { data } = useQuery(comingQuery(props.side))
  const seats = useSeatsOfToday(user?.category === 'student')
  const next = data?.data.find(({ end_date_time }) => Date.parse(end_date_time) > now)
  const start = data && seats[0]?.webinar.start_date_time
  const isSeatFirst = start !== undefined && !(next && Date.parse(next.start_date_time) <= Date.parse(start))
  const interviews = seats.length > 0 && (
    <Suspense>
      <Interviews seats={seats} />
    </Suspense>
  )
  return (
    <>
      {isSeatFirst && interviews}
      <NextClass {...props} />
      {!isSeatFirst && interviews}
    </>
  )
}
