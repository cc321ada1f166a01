import type { Slot, WeeklyHours } from '#sdk'
import {
  buildSuccess,
  respondMessage,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { requireAccount, parseId, throwInvalidParameter } from '#mocks/handlers/callValues.ts'
import { DAY, HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { getWeeklyHours, buildSlotId, listSlots, type SlotState } from '#mocks/world/hours/slots.ts'
import { isZone, parseEnd, parseTime } from '#mocks/world/hours/zones.ts'

const MOST = 35 * DAY

export const readAvailability: Handler<'readAvailability'> = (call) => {
  const tutor = requireApprovedTutor(call)
  const range = parseRange(call, MOST)
  const now = call.world.clock()
  const slots = listSlots(call.state, tutor, range, { now, id: call.account?.id })
  const { body } = respondData({
    time_zone: getWeeklyHours(call.state, tutor).time_zone,
    slots: slots.map(({ start, state }) => toSlot(tutor.id, start, state)),
    server_time: formatIso(now),
  })
  const isOpen = slots.some(({ state }) => state === 'available' || state === 'selected')
  return { status: 200, body: isOpen ? body : { ...body, ...buildSuccess('noSlots', call.language) } }
}

export const listTutorReviews: Handler<'listTutorReviews'> = (call) => {
  const rating = call.query.get('rating')
  const rows = requireApprovedTutor(call).reviews.filter(
    (review) => !rating || review.rating === Number(rating),
  )
  return respondPage(call, rows, ({ id, author, rating: stars, comment, created_on }) => ({
    id,
    author: author[call.language],
    rating: stars,
    comment: comment[call.language],
    created_on,
  }))
}

export const readHours: Handler<'readHours'> = (call) => {
  const tutor = call.state.tutors.get(requireAccount(call).id)
  return tutor ? respondData(getWeeklyHours(call.state, tutor)) : throwNotFound(call)
}

export const saveHours: Handler<'saveHours'> = (call, hours) => {
  if (!isZone(hours.time_zone)) throwFieldErrors(call, { time_zone: 'zoneUnknown' })
  const week = hours.week.findIndex(isBackwards)
  if (week >= 0) throwFieldErrors(call, { [`week.${week}.to`]: 'endBeforeStart' })
  const exception = hours.exceptions.findIndex((entry) => !entry.is_closed && isBackwards(entry))
  if (exception >= 0) throwFieldErrors(call, { [`exceptions.${exception}.to`]: 'endBeforeStart' })
  call.state.hours.update({ id: requireAccount(call).id, hours: cleanHours(hours) })
  return respondMessage(call, 'saved')
}

/** Builds a slot of a response. */
export function toSlot(tutor: number, start: number, state: SlotState): Slot {
  return {
    id: buildSlotId(tutor, start),
    start_date_time: formatIso(start),
    end_date_time: formatIso(start + HOUR),
    state,
  }
}

/** Parses `from` and `to` as instants; throws when the range is longer than `most` milliseconds. */
export function parseRange(call: Call, max: number): { from: number; to: number } {
  const from = Date.parse(call.query.get('from') ?? '')
  const to = Date.parse(call.query.get('to') ?? '')
  if (to <= from || to - from > max) throwInvalidParameter(call, 'to', 'rangeTooLong')
  return { from, to }
}

function requireApprovedTutor(call: Call): TutorRecord {
  const tutor = call.state.tutors.get(parseId(call))
  return tutor?.status === 'approved' ? tutor : throwNotFound(call)
}

/** Drops fields that the schema does not declare. */
function cleanHours({ time_zone, week, exceptions }: WeeklyHours): WeeklyHours {
  return {
    time_zone,
    week: week.map(({ day, from, to }) => ({ day, from, to })),
    exceptions: exceptions.map(({ date, is_closed, from, to, note }) => ({
      date,
      is_closed,
      from: from ?? null,
      to: to ?? null,
      note: note ?? null,
    })),
  }
}

function isBackwards({ from, to }: { from?: string | null; to?: string | null }): boolean {
  return Boolean(from && to && parseEnd(to) <= parseTime(from))
}
