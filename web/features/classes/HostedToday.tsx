import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'
import { SeatRows } from './SeatRows.tsx'

const MINUTE = 60_000

/** The next four webinars and interviews that the signed-in tutor hosts. */
const hostedQuery = query('/webinar/managed/list/', {
  query: { state: ['not started', 'running'], ordering: 'start_date_time', page: 1, page_size: 4 },
})

interface HostedTodayProps {
  /** ISO 8601; begin of the next class */
  nextClass: string | undefined
  /** The next class */
  children: ReactNode
}

/** The webinars and interviews that a tutor hosts today, with their doors; above the next class if one begins before it. */
export function HostedToday({ nextClass, children }: HostedTodayProps) {
  const { timeZone } = useViewer()
  const now = useNow(5000)
  const { data } = useQuery(hostedQuery, { refreshInterval: MINUTE })
  const today = getDayInZone(now, timeZone)
  const hosted = (data?.data ?? []).filter(
    ({ start_date_time: start, end_date_time: end }) =>
      Date.parse(end) > now && getDayInZone(Date.parse(start), timeZone) <= today,
  )
  const [first] = hosted
  const isFirst = first && !(nextClass && Date.parse(nextClass) <= Date.parse(first.start_date_time))
  const section = first && (
    <Section title={<FormattedMessage id="classes.hosted.today" />}>
      <SeatRows
        rows={hosted.map((webinar) => ({
          key: webinar.id,
          webinar,
          name: webinar.title,
          detail: <FormattedMessage id={`classes.hosted.${webinar.kind}`} />,
        }))}
      />
    </Section>
  )
  return (
    <>
      {isFirst && section}
      {children}
      {!isFirst && section}
    </>
  )
}
