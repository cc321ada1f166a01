import type { Slot, WeeklyHours } from '#sdk'
import { done, finished, missing, ok, reject, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page } from '#mocks/handlers/paging.ts'
import { requireAccount, parseId, refuse } from '#mocks/handlers/request.ts'
import { DAY, HOUR, formatIso } from '#mocks/world/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { getWeeklyHours, slotId, slotsBetween, type SlotState } from '#mocks/world/slots.ts'
import { isZone, parseTime } from '#mocks/world/zones.ts'

const MOST = 35 * DAY

export const readAvailability: Handler<'readAvailability'> = (call) => {
  const tutor = approved(call)
  const range = rangeAsked(call, MOST)
  const now = call.world.clock()
  const slots = slotsBetween(call.state, tutor, range, { now, id: call.account?.id })
  const { body } = ok({
    time_zone: getWeeklyHours(call.state, tutor).time_zone,
    slots: slots.map(({ start, state }) => slotView(tutor.id, start, state)),
    server_time: formatIso(now),
  })
  const isOpen = slots.some(({ state }) => state === 'available' || state === 'selected')
  return { status: 200, body: isOpen ? body : { ...body, ...done('noSlots', call.language) } }
}

export const listTutorReviews: Handler<'listTutorReviews'> = (call) => {
  const rating = call.query.get('rating')
  const rows = approved(call).reviews.filter((review) => !rating || review.rating === Number(rating))
  return page(call, rows, ({ id, author, rating: stars, comment, created_on }) => ({
    id,
    author: author[call.language],
    rating: stars,
    comment: comment[call.language],
    created_on,
  }))
}

export const readHours: Handler<'readHours'> = (call) => {
  const tutor = call.state.tutors.get(requireAccount(call).id)
  return tutor ? ok(getWeeklyHours(call.state, tutor)) : missing(call)
}

export const saveHours: Handler<'saveHours'> = (call, hours) => {
  if (!isZone(hours.time_zone)) reject(call, { time_zone: 'zoneUnknown' })
  const week = hours.week.findIndex(isBackwards)
  if (week >= 0) reject(call, { [`week.${week}.to`]: 'endBeforeStart' })
  const exception = hours.exceptions.findIndex((entry) => !entry.is_closed && isBackwards(entry))
  if (exception >= 0) reject(call, { [`exceptions.${exception}.to`]: 'endBeforeStart' })
  call.state.hours.update({ id: requireAccount(call).id, hours: cleanHours(hours) })
  return finished(call, 'saved')
}

export function slotView(tutor: number, start: number, state: SlotState): Slot {
  return {
    id: slotId(tutor, start),
    start_date_time: formatIso(start),
    end_date_time: formatIso(start + HOUR),
    state,
  }
}

/** The instants of `from` and `to`; refused when they lie too far apart. */
export function rangeAsked(call: Call, most: number): { from: number; to: number } {
  const from = Date.parse(call.query.get('from') ?? '')
  const to = Date.parse(call.query.get('to') ?? '')
  if (to <= from || to - from > most) refuse(call, 'to', 'rangeTooLong')
  return { from, to }
}

function approved(call: Call): TutorRecord {
  const tutor = call.state.tutors.get(parseId(call))
  return tutor?.status === 'approved' ? tutor : missing(call)
}

/** Only what the documents name is kept. */
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
  return Boolean(from && to && parseTime(to) <= parseTime(from))
}
