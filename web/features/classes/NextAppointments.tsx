import type { ComponentProps } from 'react'
import { useQuery } from '#web/api/query.ts'
import { comingQuery } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { Interviews } from './Interviews.tsx'
import { NextClass } from './NextClass.tsx'
import { useSeatsOfToday } from './useOwnSeats.ts'

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
  const interviews = <Interviews seats={seats} />
  return (
    <>
      {isSeatFirst && interviews}
      <NextClass {...props} />
      {!isSeatFirst && interviews}
    </>
  )
}
