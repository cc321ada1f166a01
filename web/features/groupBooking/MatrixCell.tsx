import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import type { GroupCourse, Kid } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatGroupTimes } from '#web/domain/booking/groupTimes.ts'
import { chooseGroupClass, togglePair } from '#web/state/groupChoices.ts'
import { type Pair } from '#web/state/groupSelection.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { formatDateTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Select } from '#web/ui/Select.tsx'
import type { MatrixChecks } from './matrixProps.ts'
import { useGroupChoice } from './useGroupChoice.ts'

interface MatrixCellProps extends MatrixChecks {
  kid: Kid
  course: { id: number; name: string }
}

/** A kid's seat in a course, and which of several group classes it is in (docs/decisions.md#several-group-classes). */
export function MatrixCell({ kid, course, checks, hasFailed }: MatrixCellProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { groupSelection, notifications } = useStores()
  const { matrix, findCourse, listOffers } = useGroupChoice()
  const offers = listOffers(course.id)
  const seat = matrix.find((pair) => pair.course_id === course.id && pair.user_id === kid.id)
  // A kid who has a seat keeps it: the next classes of another group class would be a change
  const kept = offers.find(({ group_class_id }) => findCheck(group_class_id)?.next_from)
  const open = kept ?? offers.find((offer) => findRefusal(offer) === null)
  // A chosen seat may have been booked since in another tab
  const own = offers.find(({ group_class_id }) => group_class_id === seat?.group_class_id)
  const refused = seat ? own : open ? undefined : offers[0]
  const reason = refused && findRefusal(refused)
  const next = !reason && findCheck((seat ? own : open)?.group_class_id)?.next_from
  const values = { course: course.name, kid: kid.first_name }
  return (
    <span className={styles.root}>
      <Checkbox
        checked={seat !== undefined}
        disabled={!seat && !open}
        aria-label={intl.formatMessage({ id: 'booking.matrix.cell' }, values)}
        onChange={() => toggle(seat?.group_class_id ?? open?.group_class_id)}
      />
      {reason && <span className={styles.reason}>{reason}</span>}
      {next && (
        <span className={styles.reason}>
          <FormattedMessage
            id="booking.matrix.next"
            values={{ time: <DateTime start={next} isZoneKnown /> }}
          />
        </span>
      )}
      {seat && offers.length > 1 && (
        <Choice
          label={intl.formatMessage({ id: 'booking.matrix.group' }, values)}
          chosen={seat.group_class_id}
          offers={offers.map((offer) => ({
            offer,
            refusal: findRefusal(offer),
            next: findCheck(offer.group_class_id)?.next_from,
          }))}
          onChoose={(id) => chooseGroupClass(groupSelection, toPair(id))}
        />
      )}
    </span>
  )

  function toggle(id: number | undefined) {
    if (id !== undefined && !togglePair(groupSelection, toPair(id)))
      notify(notifications, 'error', intl.formatMessage({ id: 'form.courses.3' }))
  }

  function toPair(group_class_id: number): Pair {
    const earlier = findCheck(group_class_id)?.webinar_id
    return {
      course_id: course.id,
      user_id: kid.id,
      group_class_id,
      ...(earlier && { earlier_webinar_id: earlier }),
    }
  }

  function findCheck(group: number | undefined, user: number = kid.id) {
    return checks?.find((one) => one.group_class_id === group && one.user_id === user)
  }

  /** Finds why the kid cannot join a group class: '' until the check has responded, null when nothing is against it. */
  function findRefusal({ group_class_id, seats_left }: GroupCourse): string | null {
    const check = findCheck(group_class_id)
    if (check?.is_allowed === false) return check.reason ?? ''
    const met = matrix.find(
      (pair) =>
        pair.user_id === kid.id &&
        check?.overlaps.includes(pair.group_class_id) &&
        pair.course_id !== course.id,
    )
    if (met)
      return intl.formatMessage(
        { id: 'booking.matrix.overlap' },
        { course: findCourse(met.course_id)?.name ?? '' },
      )
    if (!check && !hasFailed) return ''
    // Who has a seat takes none of the free ones
    if (check?.next_from) return null
    const others = matrix.filter(
      ({ group_class_id: group, user_id }) =>
        group === group_class_id && user_id !== kid.id && !findCheck(group, user_id)?.next_from,
    )
    return others.length < seats_left ? null : intl.formatMessage({ id: 'booking.matrix.full' })
  }
}

interface ChoiceProps {
  label: string
  chosen: number
  /** With the start of the next classes of a kid who has a seat */
  offers: readonly { offer: GroupCourse; refusal: string | null; next?: string | null | undefined }[]
  onChoose: (id: number) => void
}

/** The group classes of a course, of which a kid joins one. */
function Choice({ label, chosen, offers, onChoose }: ChoiceProps) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const options = offers.map(({ offer, refusal, next }) => ({
    value: String(offer.group_class_id),
    isDisabled: refusal !== null && offer.group_class_id !== chosen,
    label: intl.formatMessage(
      { id: 'booking.matrix.group.option' },
      {
        times: formatGroupTimes(offer, viewer, intl),
        tutor: offer.tutor.name,
        note:
          refusal ||
          (next
            ? intl.formatMessage({ id: 'booking.matrix.next' }, { time: formatDateTime(next, viewer) })
            : intl.formatMessage({ id: 'booking.interview.seats' }, { count: offer.seats_left })),
      },
    ),
  }))
  const value = String(chosen)
  return (
    <>
      <Select label={label} value={value} options={options} onChange={(id) => onChoose(Number(id))} />
      {/* A select of a phone cuts off what tells the group classes apart */}
      <span className={styles.reason}>{options.find((option) => option.value === value)?.label}</span>
    </>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', maxWidth: '100%' },
  reason: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
