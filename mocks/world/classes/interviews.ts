import { getText } from '#mocks/data/texts.ts'
import data from '#mocks/data/records.json'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours } from '#mocks/world/hours/hours.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { TutorRecord, WebinarRecord } from '#mocks/world/records.ts'
import { normalize } from '#mocks/world/search.ts'
import { parseTime, toInstant } from '#mocks/world/hours/zones.ts'

const SEATS = 6

/**
 * Creates interviews of each group class with its tutor, on one day of the next week, outside the tutor's
 * working hours and webinars. Ids and contents depend on the date only and stay when the day changes.
 */
export function createInterviews(
  seed: number,
  day: number,
  { groups, tutors, webinars }: InterviewInputs,
): WebinarRecord[] {
  const made: WebinarRecord[] = []
  for (const [index, group] of groups.entries()) {
    const tutor = tutors.find(({ id }) => id === group.tutor)
    if (!tutor) continue
    const hours = listFreeHours(seed, tutor)
    for (let date = day + DAY; date <= day + 6 * DAY; date += DAY) {
      if ((date / DAY + index) % 6) continue
      const hosted = [...webinars, ...made].filter((row) => row.tutor === tutor.id)
      const starts = hours.map((hour) => toInstant(tutor.time_zone, date + hour).instant)
      const start = starts.find(
        (hour) => !hosted.some(({ start: from, end }) => hour < end && hour + HOUR > from),
      )
      if (start !== undefined) made.push(buildInterview(group, tutor, { date, index, start }))
    }
  }
  return made
}

interface InterviewInputs {
  groups: readonly GroupClassRecord[]
  tutors: readonly TutorRecord[]
  /** Those that the tutors host besides */
  webinars: readonly WebinarRecord[]
}

/** Lists hours between 9 and 22 o'clock in which a tutor never teaches, evenings first. */
function listFreeHours(seed: number, tutor: TutorRecord): number[] {
  const [range] = buildUsualHours(seed, tutor).week
  const hours = Array.from({ length: 13 }, (_, index) => (9 + ((index + 8) % 13)) * HOUR)
  return hours.filter((hour) => !range || hour < parseTime(range.from) || hour >= parseTime(range.to))
}

function buildInterview(
  group: GroupClassRecord,
  tutor: TutorRecord,
  { date, index, start }: { date: number; index: number; start: number },
): WebinarRecord {
  const number = date / DAY
  const title = getText(data.interviews[number % data.interviews.length] ?? '')
  return {
    id: 10_000_000 + (number % 10_000) * 100 + index,
    title,
    description: group.name,
    tutor: tutor.id,
    language_id: tutor.language_ids[0] ?? 1,
    start,
    end: start + HOUR,
    capacity: SEATS,
    searchText: normalize(`${title.en} ${title.ar}`),
    interviewFor: group.course_id,
  }
}
