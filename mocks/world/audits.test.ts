import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { createAudits } from '#mocks/world/audits.ts'
import { buildInitialData } from '#mocks/world/initialData.ts'
import { DAY, startOfDay } from '#mocks/world/hours/clock.ts'

const day = startOfDay(Date.parse('2026-11-21'))

test.each(institutes)(
  'the history of each review at $host leads to its state and is never in the future',
  (institute) => {
    const { tutors, accounts } = buildInitialData(institute, 1, day)
    const recent = tutors.map((tutor) => ({ ...tutor, applied_on: new Date(day - 3 * DAY).toISOString() }))
    const rows = createAudits(500, day, { tutors: recent, accounts })
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => 501 + index))
    expect(rows.filter(({ done }) => done > day)).toEqual([])
    const last = {
      new: 'applied',
      under_review: 'start_review',
      approved: 'approve',
      rejected: 'reject',
      terminated: 'terminate',
    }
    for (const { id, status } of recent) {
      const own = rows.filter(({ tutor }) => tutor === id)
      expect([own[0]?.action, own.at(-1)?.action]).toEqual(['applied', last[status]])
      expect(own.map(({ done }) => done)).toEqual(own.map(({ done }) => done).toSorted((a, b) => a - b))
      const isEnd = status === 'rejected' || status === 'terminated'
      expect(own.map(({ reason }) => reason !== null)).toEqual(
        own.map((_, index) => isEnd && index === own.length - 1),
      )
    }
  },
)
