import type { Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { listPriceBands } from '#mocks/handlers/booking/priceBands.ts'
import { parseList, throwInvalidParameter } from '#mocks/handlers/callValues.ts'
import { toTutor } from '#mocks/handlers/views.ts'
import { listDayTimes } from '#mocks/world/hours/dayTimes.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { findNextSlot } from '#mocks/world/hours/slots.ts'
import { isZone } from '#mocks/world/hours/zones.ts'

/** Values of a tutor by filter; also the source of the counts of `listFilters`. */
export const filterValues = {
  'course-id': (tutor: TutorRecord) => tutor.course_ids.map(String),
  genders: (tutor: TutorRecord) => [tutor.gender],
  course_types: (tutor: TutorRecord) => tutor.course_types,
  language_ids: (tutor: TutorRecord) => tutor.language_ids.map(String),
  country_ids: (tutor: TutorRecord) => (tutor.country_id === null ? [] : [String(tutor.country_id)]),
  prices: (tutor: TutorRecord, call: Call) =>
    listPriceBands(call).flatMap(({ value, from, to }) =>
      tutor.price >= from && tutor.price < to ? [value] : [],
    ),
  day_times: (tutor: TutorRecord, call: Call): readonly string[] =>
    listDayTimes(call.state, tutor, call.world.clock(), parseZone(call) ?? call.state.institute.time_zone),
} as const

export type FilterName = keyof typeof filterValues

export const listTutors: Handler<'listTutors'> = (call) => {
  const isChosen = createTutorTest(call)
  const rows = listBookableTutors(call).filter((tutor) => isChosen(tutor))
  return respondPage(call, rows, (tutor) => toTutor(tutor, call), {
    orders: buildOrders(call),
    usual: 'recommended',
    getSearchText: (tutor) => tutor.searchText,
  })
}

/**
 * Creates the test of a call's filters: a tutor needs one of the values of each.
 * @param except a filter that does not count
 */
export function createTutorTest(call: Call, except?: FilterName): (tutor: TutorRecord) => boolean {
  const names = (Object.keys(filterValues) as FilterName[]).filter((name) => name !== except) // The keys are those of the type
  const tests = names.flatMap((name) => {
    const wanted = parseList(call, name)
    return wanted
      ? [(tutor: TutorRecord) => filterValues[name](tutor, call).some((value) => wanted.has(value))]
      : []
  })
  return (tutor) => tests.every((test) => test(tutor))
}

/**
 * Parses the zone of the times of day.
 * @throws ErrorResponse for an unknown one
 */
export function parseZone(call: Call): string | undefined {
  const zone = call.query.get('time_zone')
  if (zone === null) return undefined
  return isZone(zone) ? zone : throwInvalidParameter(call, 'time_zone', 'zoneUnknown')
}

/** Lists the tutors that are offered for booking. */
export function listBookableTutors(call: Call): readonly TutorRecord[] {
  return call.state.tutors.list().filter(isBookable)
}

/** Whether learners may book a tutor, who needs a course and a price (docs/decisions.md#bookable-tutors). */
export function isBookable({ status, course_ids, price }: TutorRecord): boolean {
  return status === 'approved' && course_ids.length > 0 && price > 0
}

function buildOrders(call: Call): Orders<TutorRecord> {
  const now = call.world.clock()
  const soonest = new Map<number, number>()
  const isFreeSoon = (tutor: TutorRecord) => {
    // Computed once for each tutor: sorting compares each many times
    const known = soonest.get(tutor.id) ?? findNextSlot(call.state, tutor, now) ?? Infinity
    soonest.set(tutor.id, known)
    return known
  }
  return {
    recommended: (a: TutorRecord, b: TutorRecord) => b.weight - a.weight || a.id - b.id,
    '-rating': (a: TutorRecord, b: TutorRecord) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id,
    price: (a: TutorRecord, b: TutorRecord) => a.price - b.price || a.id - b.id,
    '-price': (a: TutorRecord, b: TutorRecord) => b.price - a.price || a.id - b.id,
    next_slot: (a: TutorRecord, b: TutorRecord) => compare(isFreeSoon(a), isFreeSoon(b)) || a.id - b.id,
  }
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
