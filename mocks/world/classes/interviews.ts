import { getText } from '#mocks/data/texts.ts'
import data from '#mocks/data/records.json'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { TutorRecord, WebinarRecord } from '#mocks/world/records.ts'
import { normalise } from '#mocks/world/search.ts'
import { toInstant } from '#mocks/world/hours/zones.ts'

const SEATS = 6

/**
 * Creates interviews of each group class with its tutor, on every second evening of the next week. Ids and contents
 * depend on the date only and stay when the day changes.
 */
export function createInterviews(
  groups: readonly GroupClassRecord[],
  tutors: readonly TutorRecord[],
  day: number,
): WebinarRecord[] {
  return groups.flatMap((group, index) => {
    const tutor = tutors.find(({ id }) => id === group.tutor)
    if (!tutor) return []
    const dates = Array.from({ length: 6 }, (_, ahead) => day + (ahead + 1) * DAY)
    return dates
      .filter((date) => (date / DAY + index) % 2 === 0)
      .map((date) => buildInterview(group, tutor, date, index))
  })
}

function buildInterview(
  group: GroupClassRecord,
  tutor: TutorRecord,
  date: number,
  index: number,
): WebinarRecord {
  const number = date / DAY
  const title = getText(data.interviews[number % data.interviews.length] ?? '')
  const start = toInstant(tutor.time_zone, date + (17 + (index % 3)) * HOUR).instant
  return {
    id: 10_000_000 + (number % 10_000) * 100 + index,
    title,
    description: group.name,
    tutor: tutor.id,
    language_id: tutor.language_ids[0] ?? 1,
    start,
    end: start + HOUR,
    capacity: SEATS,
    words: normalise(`${title.en} ${title.ar}`),
    interviewFor: group.course_id,
  }
}
