import { expect, test } from 'vitest'
import { createEmptyState, insertTutor } from '#mocks/emptyState.ts'
import { createDocuments } from '#mocks/world/documents.ts'

test('an application has two documents, three of one who recites, and one that was rejected', () => {
  const state = createEmptyState()
  const tutors = [
    insertTutor(state),
    insertTutor(state, { course_types: ['quran'] }),
    insertTutor(state, { course_types: ['arabic', 'tajweed'] }),
    insertTutor(state, { course_types: ['quran'], status: 'rejected' }),
  ]
  const files = createDocuments(50, tutors)
  expect(tutors.map(({ id }) => files.filter(({ owner }) => owner === id).length)).toEqual([2, 3, 3, 1])
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length)
  expect(files[0]).toMatchObject({ id: 1050, content_type: 'application/pdf', isApplication: true })
  expect(files.slice(0, 5).map(({ id }) => id)).toEqual([1050, 1051, 1055, 1056, 1057])
  expect(files.slice(0, 2).map(({ size }) => size)).toEqual(
    [0, 1].map((position) => 48_000 + (((tutors[0]?.id ?? 0) * 7919 + position * 104_729) % 400_000)),
  )
})
