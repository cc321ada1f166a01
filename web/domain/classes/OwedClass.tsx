import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { ApiError, type ClassDetail, type Slot } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError, isConflict } from '#web/api/formatError.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { HourPicker } from '#web/calendar/HourPicker.tsx'
import { formatDateTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { brandTokens } from '#web/theme/tokens.ts'
import { ClassPart } from './ClassPart.tsx'
import { createClassCheck, toClassTutor, useRefreshHours } from './queries.ts'
import { useClassAction } from './useClassAction.ts'
import { useClassUnchanged } from './useClassUnchanged.ts'
import { useFreeHours } from './useFreeHours.ts'

const OFFERS_MAX = 5

interface OwedClassProps {
  bookedClass: ClassDetail
  /** Students choose an hour, tutors and staff offer some; kids leave it to their parents */
  viewer: 'student' | 'host' | 'kid'
}

/**
 * A paid class without a time: the student chooses a free hour of the tutor, tutor and staff may offer hours.
 * @see docs/decisions.md#owed-classes
 */
export function OwedClass({ bookedClass, viewer }: OwedClassProps) {
  const styles = useStyles()
  return (
    <ClassPart title={<FormattedMessage id="classes.owed" />}>
      <p className={styles.text}>
        <FormattedMessage id={`classes.owed.${viewer}`} />
      </p>
      {viewer === 'student' && <ChooseHour bookedClass={bookedClass} />}
      {viewer === 'host' && <OfferHours bookedClass={bookedClass} />}
    </ClassPart>
  )
}

function ChooseHour({ bookedClass }: { bookedClass: ClassDetail }) {
  const styles = useStyles()
  const intl = useIntl()
  const refreshHours = useRefreshHours()
  const { runCall, isBusy } = useClassAction()
  const [chosen, setChosen] = useState<Slot>()
  const [problem, setProblem] = useState<string>()
  const choose = (slot: Slot) => {
    setProblem(undefined)
    setChosen(slot.id === chosen?.id ? undefined : slot)
  }

  async function place() {
    if (!chosen) return setProblem(intl.formatMessage({ id: 'calendar.selectSlot' }))
    const body = { slot_id: chosen.id }
    const failure = await runCall(
      ({ api }) =>
        withIdempotencyKey(`place-${bookedClass.id}-${chosen.id}`, (header) =>
          api.POST('/classes/{id}/place/', { params: { path: { id: bookedClass.id }, header }, body }),
        ),
      'classes.owed.placed',
      createClassCheck(bookedClass.id, (now) => isPlacedAt(now, chosen)),
    )
    if (isConflict(failure)) setChosen(undefined)
    if (failure) setProblem(formatError(failure, intl))
    return refreshHours()
  }

  return (
    <div className={styles.root}>
      {bookedClass.offers.length > 0 && (
        <fieldset className={styles.offers}>
          <legend className={styles.legend}>
            <FormattedMessage id="classes.owed.offered" />
          </legend>
          {bookedClass.offers.map((slot) => (
            <Button
              key={slot.id}
              size="large"
              aria-pressed={slot.id === chosen?.id}
              icon={slot.id === chosen?.id ? <CheckmarkRegular /> : null}
              className={styles.offer}
              onClick={() => choose(slot)}
            >
              <DateTime start={slot.start_date_time} end={slot.end_date_time} />
            </Button>
          ))}
        </fieldset>
      )}
      <HourPicker
        tutor={toFutureTutor(bookedClass)}
        chosen={chosen ? [chosen] : []}
        problem={problem}
        onPress={choose}
      />
      <div className={styles.actions}>
        <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={() => void place()}>
          <FormattedMessage id="classes.owed.place" />
        </Button>
      </div>
    </div>
  )
}

function isPlacedAt({ outcome, start_date_time }: ClassDetail, slot: Slot): boolean {
  return outcome !== 'to_reschedule' && Date.parse(start_date_time) === Date.parse(slot.start_date_time)
}

function OfferHours({ bookedClass }: { bookedClass: ClassDetail }) {
  const styles = useStyles()
  const intl = useIntl()
  const refreshHours = useRefreshHours()
  const { runCall, isBusy } = useClassAction()
  const findFree = useFreeHours(bookedClass.tutor.id)
  const saveUnchanged = useOffersUnchanged(bookedClass)
  const [chosen, setChosen] = useState<readonly Slot[]>(bookedClass.offers)
  const [problem, setProblem] = useState<string>()

  function press(slot: Slot) {
    const isChosen = chosen.some(({ id }) => id === slot.id)
    if (!isChosen && chosen.length >= OFFERS_MAX)
      return setProblem(intl.formatMessage({ id: 'classes.owed.most' }, { most: OFFERS_MAX }))
    setProblem(undefined)
    return setChosen(isChosen ? chosen.filter(({ id }) => id !== slot.id) : [...chosen, slot])
  }

  async function offer() {
    if (chosen.length === 0) return setProblem(intl.formatMessage({ id: 'calendar.selectSlot' }))
    const body = { slot_ids: chosen.map(({ id }) => id) }
    const failure = await runCall(
      ({ api }) =>
        saveUnchanged(readOffers({ offers: chosen }), () =>
          api.POST('/classes/{id}/offers/', { params: { path: { id: bookedClass.id } }, body }),
        ),
      'classes.owed.sent',
    )
    if (failure) setProblem(formatError(failure, intl))
    // Another person's offer has changed no hour
    if (failure instanceof ApiError && failure.code === 'changed-elsewhere') return undefined
    if (isConflict(failure)) await dropTaken()
    return refreshHours()
  }

  /** Keeps the hours that are still free: with one that was taken, all would be refused again. */
  async function dropTaken() {
    const free = await findFree(chosen)
    const count = chosen.length - free.length
    if (count === 0) return
    setChosen(free)
    setProblem(intl.formatMessage({ id: 'classes.owed.taken' }, { count }))
  }

  return (
    <div className={styles.root}>
      <HourPicker tutor={toFutureTutor(bookedClass)} chosen={chosen} problem={problem} onPress={press} />
      <div className={styles.actions}>
        <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={() => void offer()}>
          <FormattedMessage id="classes.owed.offer" />
        </Button>
      </div>
    </div>
  )
}

/** Returns a function that offers hours unless another person has offered some since the form began. */
function useOffersUnchanged(bookedClass: ClassDetail) {
  const intl = useIntl()
  const viewer = useViewer()
  return useClassUnchanged(bookedClass, {
    read: readOffers,
    getLabel: () => intl.formatMessage({ id: 'classes.owed.offers' }),
    describe: (starts) =>
      intl.formatList((starts as readonly string[]).map((start) => formatDateTime(start, viewer))), // As `readOffers` returns them
  })
}

function readOffers({ offers }: { offers: readonly Slot[] }) {
  return { offers: offers.map(({ start_date_time }) => start_date_time).toSorted() }
}

/** Opens the hours at the week of the class, or this week once it has passed. */
function toFutureTutor(bookedClass: ClassDetail) {
  const { start_date_time, server_time } = bookedClass
  const isOver = Date.parse(start_date_time) < Date.parse(server_time)
  return toClassTutor(isOver ? { ...bookedClass, start_date_time: server_time } : bookedClass)
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  offers: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, border: 'none' },
  offer: {
    '&[aria-pressed=true]': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: brandTokens.brandSoft,
    },
  },
  legend: { paddingBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', justifyContent: 'flex-end' },
})
