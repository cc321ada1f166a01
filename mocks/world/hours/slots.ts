import type { WeeklyHours } from '#sdk'
import type { HoldRecord } from '#mocks/world/booking/bookingRecords.ts'
import { listTutorClasses } from '#mocks/world/hours/classIndexes.ts'
import { isOverlapping, type TimeSpan, toTimeSpan } from '#mocks/world/hours/classTime.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { type HostedTime, listHosted, isDuringHour } from '#mocks/world/hours/hostedTimes.ts'
import { isBusyAt, listStarts, buildUsualHours } from '#mocks/world/hours/hours.ts'
import { listPlannedTimes } from '#mocks/world/hours/plannedTimes.ts'
import type { ClassRecord, TutorRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

export type SlotState = 'available' | 'selected' | 'pending' | 'busy' | 'reserved'

export interface Slot {
  readonly start: number
  readonly state: SlotState
}

// A slot's id encodes its tutor and its start in quarter hours, so that slots need no table
const EPOCH = Date.UTC(2024, 0, 1)
const QUARTER = HOUR / 4
const WIDTH = 1_000_000

/** Builds the id of a slot. */
export function buildSlotId(tutor: number, start: number): number {
  return tutor * WIDTH + Math.round((start - EPOCH) / QUARTER)
}

/** Parses tutor and start from the id of a slot. */
export function parseSlotId(id: number): { tutor: number; start: number } {
  return { tutor: Math.floor(id / WIDTH), start: EPOCH + (id % WIDTH) * QUARTER }
}

/** The person who views slots; slots of their own hold are `selected`. */
export interface Viewer {
  readonly now: number
  readonly id: number | undefined
}

/** Lists a tutor's slots between two instants, without past ones. */
export function listSlots(
  state: InstituteState,
  tutor: TutorRecord,
  range: { from: number; to: number },
  viewer: Viewer,
): Slot[] {
  const taken = collectTaken(state, tutor)
  return listTeachingStarts(state, tutor, range)
    .filter((start) => start > viewer.now)
    .map((start) => ({ start, state: computeSlotState({ state, tutor, start, viewer, taken }) }))
}

/** Computes the state of one slot; undefined outside the tutor's working hours. */
export function getSlotState(
  state: InstituteState,
  tutor: TutorRecord,
  start: number,
  viewer: Viewer,
): SlotState | undefined {
  const isTaught = listTeachingStarts(state, tutor, { from: start, to: start + 1 }).includes(start)
  if (!isTaught || start <= viewer.now) return undefined
  return computeSlotState({ state, tutor, start, viewer, taken: collectTaken(state, tutor) })
}

interface NextSlot {
  readonly tutor: TutorRecord
  readonly holds: unknown
  readonly hours: unknown
  readonly webinars: unknown
  readonly groups: unknown
  readonly at: number
  readonly start: number | undefined
}

// Lists need it for many tutors at once; worlds with unchanged classes share the results
const found = new WeakMap<readonly ClassRecord[], Map<string, NextSlot>>()

/** Finds the first bookable hour within three weeks. */
export function findNextSlot(state: InstituteState, tutor: TutorRecord, now: number): number | undefined {
  const rows = state.classes.list()
  const holds = state.holds.list()
  const hours = state.hours.list()
  const webinars = state.webinars.list()
  const groups = state.groupClasses.list()
  const known = found.get(rows) ?? new Map<string, NextSlot>()
  found.set(rows, known)
  const key = `${state.seed}/${tutor.id}`
  const last = known.get(key)
  const isFresh =
    last?.tutor === tutor &&
    last.holds === holds &&
    last.hours === hours &&
    last.webinars === webinars &&
    last.groups === groups &&
    last.at <= now &&
    now < last.at + HOUR
  const isHeld = holds.some((hold) => hold.tutor === tutor.id && hold.expires > (last?.at ?? 0))
  if (isFresh && !isHeld && (last.start ?? Infinity) > now) return last.start
  const start = findNext(state, tutor, now)
  known.set(key, { tutor, holds, hours, webinars, groups, at: now, start })
  return start
}

function findNext(state: InstituteState, tutor: TutorRecord, now: number): number | undefined {
  for (let from = now; from < now + 21 * DAY; from += 2 * DAY) {
    const slots = listSlots(state, tutor, { from, to: from + 2 * DAY }, { now, id: undefined })
    const free = slots.find((slot) => slot.state === 'available')
    if (free) return free.start
  }
  return undefined
}

/** Returns a tutor's working hours in this world. */
export function getWeeklyHours(state: InstituteState, tutor: TutorRecord): WeeklyHours {
  return state.hours.get(tutor.id)?.hours ?? buildUsualHours(state.seed, tutor)
}

/**
 * Whether a class, a planned group class or a webinar of the tutor overlaps a class from this start, of 60 minutes by
 * default.
 * @param moved what is moved, and takes no hour therefore: classes, and the id of their group class
 */
export function isTeachingAt(
  state: InstituteState,
  tutor: number,
  start: number,
  moved: { isMoved?: (row: ClassRecord) => boolean; group?: number | undefined; minutes?: number } = {},
): boolean {
  const own = listTutorClasses(state, tutor)
  const wanted = toTimeSpan({ ...moved, start })
  const isTaken = (time: TimeSpan) => isOverlapping(time, wanted)
  return (
    own.some((row) => !moved.isMoved?.(row) && isTaking(row) && isTaken(toTimeSpan(row))) ||
    listPlannedTimes(state, tutor, own, moved.group).some(isTaken) ||
    listHosted(state, tutor).some(isTaken)
  )
}

/** Whether classes, other webinars or holds of a tutor take a part of a webinar's time. */
export function isHostBusy(
  state: InstituteState,
  { tutor, ...wanted }: HostedTime & { tutor: number },
  { now, except }: { now: number; except?: number | undefined },
): boolean {
  const isTaken = (time: TimeSpan) => isOverlapping(time, wanted)
  const classes = listTutorClasses(state, tutor)
  const holds = state.holds.list().filter((hold) => hold.tutor === tutor && hold.expires > now)
  return (
    classes.some((row) => isTaking(row) && isTaken(toTimeSpan(row))) ||
    listPlannedTimes(state, tutor, classes).some(isTaken) ||
    listHosted(state, tutor).some((row) => row.id !== except && isTaken(row)) ||
    holds.some((hold) => listHeld(hold).some((hour) => isDuringHour(wanted, hour)))
  )
}

/** Whether another person holds an hour. */
export function isHeldAt(state: InstituteState, tutor: number, start: number, viewer: Viewer): boolean {
  return state.holds
    .list()
    .some(
      (hold) =>
        hold.tutor === tutor &&
        hold.owner !== viewer.id &&
        hold.expires > viewer.now &&
        listHeld(hold).some((kept) => Math.abs(kept - start) < HOUR),
    )
}

function listHeld({ starts, later = [] }: HoldRecord): readonly number[] {
  return [...starts, ...later]
}

function isTaking({ outcome, isOwed }: ClassRecord): boolean {
  return !outcome && !isOwed
}

interface TakenHours {
  /** Of classes, planned group classes and webinars */
  times: readonly TimeSpan[]
  holds: readonly { start: number; owner: number; expires: number; isPaying: boolean }[]
}

function collectTaken(state: InstituteState, tutor: TutorRecord): TakenHours {
  const own = listTutorClasses(state, tutor.id)
  const holds = state.holds.list().filter((hold) => hold.tutor === tutor.id)
  return {
    times: [
      ...own.flatMap((row) => (isTaking(row) ? [toTimeSpan(row)] : [])),
      ...listPlannedTimes(state, tutor.id, own),
      ...listHosted(state, tutor.id),
    ],
    holds: holds.flatMap((hold) => listHeld(hold).map((start) => ({ start, ...hold }))),
  }
}

interface Question {
  state: InstituteState
  tutor: TutorRecord
  start: number
  viewer: Viewer
  taken: TakenHours
}

function computeSlotState({ state, tutor, start, viewer, taken }: Question): SlotState {
  if (taken.times.some((time) => isDuringHour(time, start))) return 'reserved'
  const hold = taken.holds.find((entry) => entry.expires > viewer.now && Math.abs(entry.start - start) < HOUR)
  if (hold) return hold.owner === viewer.id && !hold.isPaying ? 'selected' : 'pending'
  // Only tutors of the seed have invented engagements
  return tutor.isTeaching && isBusyAt(state.seed, tutor.id, start) ? 'busy' : 'available'
}

function listTeachingStarts(
  state: InstituteState,
  tutor: TutorRecord,
  range: { from: number; to: number },
): number[] {
  const isTeaching = tutor.isTeaching || state.hours.get(tutor.id) !== undefined
  return isTeaching ? listStarts(getWeeklyHours(state, tutor), range) : []
}
