import type { WebinarRegistration } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Section } from '#web/ui/Section.tsx'
import { SeatRows } from './SeatRows.tsx'

interface SeatsProps {
  seats: readonly WebinarRegistration[]
}

/** The coming interviews of paid group bookings and the halaqas of today, among the classes; nothing without any. */
export function Interviews({ seats }: SeatsProps) {
  const interviews = seats.filter(({ webinar }) => webinar.kind === 'interview')
  const halaqas = seats.filter(({ webinar }) => webinar.kind !== 'interview')
  return (
    <>
      <Seats
        seats={interviews}
        title={<FormattedMessage id="classes.interviews" values={{ count: interviews.length }} />}
      />
      <Seats seats={halaqas} title={<FormattedMessage id="classes.halaqas" />} />
    </>
  )
}

function Seats({ seats, title }: SeatsProps & { title: ReactNode }) {
  if (seats.length === 0) return null
  return (
    <Section title={title}>
      <SeatRows
        rows={seats.map(({ id, webinar, learner }) => ({
          key: id,
          webinar,
          name: webinar.course?.name ?? webinar.title,
          detail: webinar.kind === 'interview' ? webinar.tutor.name : learner.name,
        }))}
      />
    </Section>
  )
}
