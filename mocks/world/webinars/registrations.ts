import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import type { StudentRecord, WebinarRecord } from '#mocks/world/records.ts'
import { createRng } from '#mocks/world/codes/rng.ts'

interface RegistrationInputs {
  students: readonly StudentRecord[]
  webinars: readonly WebinarRecord[]
}

const statuses = ['registered', 'waitlisted', 'cancelled', 'registered', 'registered'] as const

/** Creates the registrations for webinars: the demo student's in every state, and those of others. */
export function createRegistrations(
  root: number,
  seed: number,
  day: number,
  { students, webinars }: RegistrationInputs,
): RegistrationRecord[] {
  const coming = webinars.filter(({ start }) => start > day + DAY)
  const past = webinars.filter(({ end }) => end < day)
  const own = [...coming.slice(0, 3), ...past.slice(-2)].map((webinar, index) => ({
    id: root + index + 1,
    webinar: webinar.id,
    learner: students[0]?.id ?? 0,
    status: statuses[index] ?? 'registered',
    hasEntered: webinar.end < day,
    created: day - (index + 1) * DAY,
  }))
  const state = new Map(own.map(({ webinar, status }) => [webinar, status]))
  return [
    ...own,
    ...webinars.flatMap((webinar) =>
      buildRegistrations(webinar, seed, students, state.get(webinar.id)).map((row, position) => ({
        ...row,
        // One of five did not come
        hasEntered: webinar.end < day && position % 5 !== 4,
      })),
    ),
  ]
}

/** Creates the registrations of others; a waiting list exists only when all seats are taken. */
function buildRegistrations(
  { id, start, capacity }: WebinarRecord,
  seed: number,
  students: readonly StudentRecord[],
  demo: RegistrationRecord['status'] | undefined,
): RegistrationRecord[] {
  const rng = createRng(seed, 'seats', id)
  const isFull = rng.chance(0.08) || demo === 'waitlisted'
  const seats = isFull ? capacity : rng.between(1, capacity - 3)
  // Leaves out the demo accounts
  const others = students.slice(12)
  return Array.from({ length: seats - (demo === 'registered' ? 1 : 0) }, (_, position) => ({
    id: id * 1000 + position + 1,
    webinar: id,
    learner: others[(id * 37 + position) % others.length]?.id ?? 0,
    status: 'registered',
    created: start - (8 + (position % 5)) * DAY + (position % 11) * HOUR,
  }))
}
