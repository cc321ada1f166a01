import { expect, test } from 'vitest'
import { courses, institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { DAY, HOUR, startOfDay } from '#mocks/world/hours/clock.ts'
import { toWallTime } from '#mocks/world/hours/zones.ts'
import { listGroupStarts } from './groupClassSessions.ts'

const day = startOfDay(Date.parse('2026-11-21'))

test.each(institutes)('groups at $host meet by day, where its families live', (institute) => {
  for (const date of [day, day + DAY]) {
    const { groupClasses, tutors } = getInitialData(institute, 1, date, false)
    const starts = groupClasses.flatMap((group) => {
      const tutor = tutors.find(({ id }) => id === group.tutor)
      return listGroupStarts(tutor?.time_zone ?? 'UTC', group)
    })
    const hours = starts.map((start) => Math.floor((toWallTime(institute.time_zone, start) % DAY) / HOUR))
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...hours)).toBeLessThanOrEqual(20)
  }
})

test('kids of a group are of near ages', () => {
  const ages = courses.flatMap((course) =>
    course.isGroup && course.type === 'kids' ? [{ code: course.code, ...course.ages }] : [],
  )
  expect(ages).toContainEqual({ code: 'AK-101', from: 5, to: 9 })
  expect(ages.filter(({ from = 0, to = 99 }) => to - from > 5)).toEqual([])
})
