import { MessageBar, MessageBarBody, Spinner, makeStyles } from '@fluentui/react-components'
import type { Slot, TutorProfile } from '#sdk'
import { type ComponentProps, Suspense, useEffect, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sortSlots } from '#web/state/sortSlots.ts'
import { type SlotRefusal, findSlotRefusal, setWantedHour } from '#web/state/bookingChoices.ts'
import { findIdleCourse } from '#web/state/hourCourses.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { toReservation } from '#web/paths.ts'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { useWeekViewInUrl, useWeek } from '#web/calendar/useWeek.ts'
import { WeekPicker } from '#web/calendar/WeekPicker.tsx'
import { type TemporalApi, useTemporal } from '#web/calendar/temporal.ts'
import { formatDateTime } from '#web/time/format.ts'
import { useNow, useViewer, ViewerContext } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { HoldBar } from './HoldBar.tsx'
import { LearnerChoice } from './LearnerChoice.tsx'
import { ReservationStep } from './ReservationStep.tsx'
import { SlotCount } from './Summary.tsx'
import { StepPage } from './StepPage.tsx'
import { useHold } from './useHold.ts'
import { useProgram } from './useProgram.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const ChosenSlots = createLazy(() => import('./ChosenSlots.tsx'), 'ChosenSlots')
const MonthPreview = createLazy(() => import('./MonthPreview.tsx'), 'MonthPreview')
const NoHours = createLazy(() => import('./NoHours.tsx'), 'NoHours')

/** The third step: slots of the first week in the viewer's zone; the following weeks repeat them. */
export function Sessions() {
  return <ReservationStep step="sessions">{(tutor) => <WithTemporal tutor={tutor} />}</ReservationStep>
}

function NoFreeHours(props: ComponentProps<typeof NoHours>) {
  return (
    <Suspense>
      <NoHours {...props} />
    </Suspense>
  )
}

function WithTemporal({ tutor }: { tutor: TutorProfile }) {
  const temporal = useTemporal()
  return temporal ? <SessionStep tutor={tutor} temporal={temporal} /> : <Spinner />
}

const refusals: Record<SlotRefusal, MessageId> = {
  tooMany: 'form.tooManySlots',
  otherWeek: 'booking.otherWeek',
}

function SessionStep({ tutor, temporal }: { tutor: TutorProfile; temporal: TemporalApi }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { selection } = useStores()
  const chosen = useSelection()
  const { slots, hold, isTrial, wanted } = chosen
  const { slotsMax, isMonthly, isTooSmall, program } = useProgram(tutor.id)
  const now = useNow(10_000)
  const from = wanted ? { ...tutor, next_slot: wanted } : tutor
  const week = useWeek(from, temporal, slots, useWeekViewInUrl())
  const { zone } = week
  // Toasts name times in the zone of the shown grid
  const shown = useMemo(() => ({ ...viewer, timeZone: zone }), [viewer, zone])
  const { problem, setProblem, isBusy, choose, replace, extend } = useHold(() => void week.refresh())
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  useEffect(() => {
    if (!wanted || !(week.list.data ?? week.list.error)) return
    setWantedHour(selection, undefined)
    const slot = week.slots.find(({ start_date_time }) => Date.parse(start_date_time) === Date.parse(wanted))
    if (slot?.state === 'available') press(slot)
    else setProblem(intl.formatMessage({ id: 'calendar.selectSlot' }))
  })
  const isHeld = hold !== undefined && Date.parse(hold.expires_at) > now
  return (
    <ViewerContext value={shown}>
      <StepPage
        step="sessions"
        tutor={tutor}
        title={isTrial ? 'booking.sessions.one' : 'booking.sessions.title'}
        lead={
          <FormattedMessage
            id={isMonthly ? 'booking.sessions.monthly' : 'booking.sessions.lead'}
            values={{ most: slotsMax }}
          />
        }
        action={
          <NextButton
            to={toReservation(tutor.id, 'checkout')}
            missing={isTooSmall ? 'booking.programs.oneCourse' : findMissing(chosen, isBusy || isHeld)}
          />
        }
      >
        <LearnerChoice onChoose={() => void choose(selection.slots, selection.slots)} />
        <div ref={alert} role="alert">
          {problem && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{problem}</MessageBarBody>
            </MessageBar>
          )}
        </div>
        <HoldBar
          isBusy={isBusy}
          onExtend={() => void extend()}
          onHoldAgain={() => void choose(selection.slots, [])}
        />
        <ViewerContext value={viewer}>
          <WeekPicker
            tutor={tutor}
            temporal={temporal}
            week={week}
            none={<NoFreeHours tutor={tutor} week={week} />}
            onPress={press}
          />
        </ViewerContext>
        {slots.length > 0 && (
          <div className={styles.chosen}>
            <Suspense>
              <ChosenSlots tutor={tutor} onRemove={remove} />
              {isMonthly && program && (
                <MonthPreview
                  tutor={tutor}
                  temporal={temporal}
                  weeks={program.weeks}
                  onReplace={(clash, slot) => void replace(clash, slot)}
                />
              )}
            </Suspense>
          </div>
        )}
        <Hidden>
          <span role="status">
            <SlotCount tutor={tutor} />
          </span>
        </Hidden>
      </StepPage>
    </ViewerContext>
  )

  function press(slot: Slot) {
    const before = [...selection.slots]
    if (before.some(({ id }) => id === slot.id)) return remove(slot.id)
    // A busy slot is shown but cannot be pressed
    if (slot.state === 'busy') return undefined
    if (slot.state === 'reserved' || slot.state === 'pending')
      return setProblem(intl.formatMessage({ id: `calendar.taken.${slot.state}` }))
    const { id, start_date_time, end_date_time } = slot
    const added = { id, start_date_time, end_date_time }
    // With one slot only, another one replaces it
    if (slotsMax === 1) return void choose([added], before)
    const refusal = findSlotRefusal(before, added, { max: slotsMax, isOneWeek: isMonthly })
    if (refusal)
      return setProblem(
        intl.formatMessage(
          { id: refusals[refusal] },
          {
            first: formatDateTime(sortSlots(before)[0]?.start_date_time ?? start_date_time, shown),
          },
        ),
      )
    return void choose([...before, added], before)
  }

  function remove(id: number) {
    const before = [...selection.slots]
    void choose(
      before.filter((slot) => slot.id !== id),
      before,
    )
  }
}

/** Finds what is missing to continue. @param isHeld whether the hours are held, or will be */
function findMissing(chosen: Parameters<typeof findIdleCourse>[0], isHeld: boolean): MessageId | undefined {
  if (chosen.slots.length === 0) return 'form.atLeastOne'
  if (findIdleCourse(chosen) !== undefined) return 'booking.eachCourse'
  return isHeld ? undefined : 'calendar.selectSlot'
}

const useStyles = makeStyles({
  chosen: { display: 'flex', flexDirection: 'column', gap: '32px' },
})
