import { webinarTopics, type InstituteData } from '#mocks/data/catalogue.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, listStarts } from '#mocks/world/hours/hours.ts'
import type { TutorRecord, WebinarRecord } from '#mocks/world/records.ts'
import { createRng, type Rng } from '#mocks/world/codes/rng.ts'
import { normalize } from '#mocks/world/search.ts'

const LENGTH = 2 * HOUR
const usual = [5, 8, 10]

/**
 * Creates webinars from three days ago to six days ahead. Today's follow each other without a gap, so that one is
 * always running; ids and contents depend on the date only and stay when the day changes.
 */
export function createWebinars(
  institute: InstituteData,
  seed: number,
  day: number,
  tutors: readonly TutorRecord[],
): WebinarRecord[] {
  return Array.from({ length: 10 }, (_, index) => index - 3).flatMap((offset) => {
    const sittings = offset === 0 ? Array.from({ length: 12 }, (_, sitting) => sitting) : usual
    return sittings.map((sitting) => buildWebinar(institute, seed, day + offset * DAY, sitting, tutors))
  })
}

function buildWebinar(
  institute: InstituteData,
  seed: number,
  day: number,
  sitting: number,
  tutors: readonly TutorRecord[],
): WebinarRecord {
  const number = day / DAY
  const rng = createRng(seed, 'webinar', institute.id, number, sitting)
  const topic = webinarTopics[(number * 5 + sitting) % webinarTopics.length] ?? rng.pick(webinarTopics)
  const able = tutors.filter(
    (tutor) => tutor.status === 'approved' && tutor.course_types.includes(topic.subject),
  )
  const start = day + sitting * LENGTH
  const tutor = pickHost(able, start, seed, rng)
  const capacity = rng.pick([20, 30, 50, 100])
  return {
    id: (number % 10_000) * 100 + sitting + 1,
    title: topic.title,
    description: topic.description,
    tutor: tutor.id,
    language_id: tutor.language_ids.includes(2) && rng.chance(0.4) ? 2 : 1,
    start,
    end: start + LENGTH,
    capacity,
    ...(topic.isForParents && { isForParents: true }),
    searchText: normalize(
      [topic.title.en, topic.title.ar, tutor.searchText.split('\n').slice(0, 2).join(' ')].join('\n'),
    ),
  }
}

/** Picks a host who teaches nothing meanwhile: classes are within working hours. */
function pickHost(able: readonly TutorRecord[], start: number, seed: number, rng: Rng): TutorRecord {
  const isFree = (tutor: TutorRecord) =>
    !listStarts(buildUsualHours(seed, tutor), { from: start - HOUR + 1, to: start + LENGTH }).length
  const first = rng.pick(able)
  return isFree(first) ? first : rng.pick(able.filter(isFree))
}
