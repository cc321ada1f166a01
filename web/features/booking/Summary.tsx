import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sortSlots } from '#web/state/sortSlots.ts'
import { useSelection, useVat } from '#web/state/stores.ts'
import { formatDateTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Money } from '#web/ui/Money.tsx'
import { findCourseName } from './findCourseName.ts'
import { useMonth } from './useMonth.ts'
import { useProgram } from './useProgram.ts'

/** The selection so far and its price. */
export function Summary({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { language, timeZone } = viewer
  const chosen = useSelection()
  const { program, slotsMax } = useProgram(tutor.id)
  const slots = sortSlots(chosen.slots)
  // The hour that began the booking is chosen once the hours are shown
  const hours = slots.length
    ? slots
    : [chosen.wanted ?? []].flat().map((hour) => ({ start_date_time: hour, course: undefined }))
  const first = hours[0]?.start_date_time
  const courses = tutor.courses.filter(({ id }) => chosen.courses.includes(id)).map(({ name }) => name)
  return (
    <dl className={styles.root}>
      <Row label="booking.step.courses">{courses.length ? intl.formatList(courses) : '–'}</Row>
      <Row label="booking.program">
        {chosen.isTrial ? <FormattedMessage id="booking.trial" /> : (program?.name ?? '–')}
      </Row>
      <Row label="booking.times">
        {slotsMax > 0 ? <SlotCount tutor={tutor} /> : first === undefined && '–'}
        {hours.map(({ start_date_time: start, course }) => (
          <span key={start} className={styles.slot}>
            {formatDateTime(start, viewer)}
            {course && <span className={styles.course}>{findCourseName(tutor, course)}</span>}
          </span>
        ))}
        {first && <span className={styles.zone}>{formatZone(timeZone, language, new Date(first))}</span>}
      </Row>
      <Row label="booking.price">
        <strong>
          <Price tutor={tutor} />
        </strong>
        {!chosen.isTrial && <MissedDatesNote tutor={tutor} />}
      </Row>
    </dl>
  )
}

/** The summary in one line, for a phone. */
export function SummaryLine({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const chosen = useSelection()
  const { slotsMax } = useProgram(tutor.id)
  return (
    <>
      <strong className={styles.big}>
        <Price tutor={tutor} />
      </strong>
      <br />
      {slotsMax > 0 ? (
        <MissedDates tutor={tutor} none={<SlotCount tutor={tutor} />} />
      ) : (
        <FormattedMessage id="booking.coursesOf" values={{ count: chosen.courses.length, most: 2 }} />
      )}
    </>
  )
}

/**
 * How many times are chosen, with the hour that began the booking; a month may have fewer of them than its program
 * allows.
 */
export function SlotCount({ tutor }: { tutor: TutorProfile }) {
  const { slots, wanted } = useSelection()
  const { slotsMax, isMonthly } = useProgram(tutor.id)
  const isFewer = isMonthly && slots.length > 0 && slots.length < slotsMax
  return (
    <FormattedMessage
      id={isFewer ? 'booking.slotsFewer' : 'booking.slotsOf'}
      values={{ count: slots.length || (wanted ? 1 : 0), most: slotsMax, left: slotsMax - slots.length }}
    />
  )
}

interface MissedDatesProps {
  tutor: TutorProfile
  /** Shown when every date of the month gets a class */
  none?: ReactNode
}

/** How many classes of the month are booked, beside their price, when the tutor is not free on some dates. */
export function MissedDates({ tutor, none }: MissedDatesProps) {
  const { isMonthly } = useProgram(tutor.id)
  const { count = 0, open } = useMonth(isMonthly)
  if (!open) return none
  return <FormattedMessage id="booking.month.booked" values={{ count, all: count + open, open }} />
}

/** The same under a total: two lines are kept free for it, so that it moves nothing when the API answers. */
export function MissedDatesNote({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  return (
    <div className={styles.note}>
      <MissedDates tutor={tutor} />
    </div>
  )
}

/** The program's price or, without a program, the price of a class. */
function Price({ tutor }: { tutor: TutorProfile }) {
  const { isTrial, slots } = useSelection()
  const { program, isMonthly } = useProgram(tutor.id)
  const { count } = useMonth(isMonthly)
  const vat = useVat()
  if (isTrial) return <FormattedMessage id="booking.free" />
  if (!program)
    return (
      <FormattedMessage
        id="booking.perClass"
        values={{ vat, price: <Money amount={tutor.price} currency={tutor.currency} /> }}
      />
    )
  const planned = isMonthly
    ? (count ?? (slots.length || program.sessions_per_week) * program.weeks)
    : slots.length || 1
  return (
    <FormattedMessage
      id="booking.priceWithVat"
      values={{
        vat,
        price: <Money amount={planned * program.price_per_session} currency={program.currency} />,
      }}
    />
  )
}

function Row({ label, children }: { label: MessageId; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div>
      <dt className={styles.term}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  slot: { display: 'block', color: tokens.colorNeutralForeground2 },
  course: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  zone: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  note: { minHeight: '2lh', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  big: { fontSize: tokens.fontSizeBase300 },
})
