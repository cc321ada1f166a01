import { expect, test } from 'vitest'
import type { TutorProfile } from '#sdk'
import { findCourseName } from './findCourseName.ts'

/** It reads only the courses. */
const tutor = { courses: [{ id: 101, name: 'Tajweed' }] } as unknown as TutorProfile

test('the course of an hour has its name, and an hour without a course none', () => {
  expect(findCourseName(tutor, 101)).toBe('Tajweed')
  expect([findCourseName(tutor, 9), findCourseName(tutor, undefined)]).toEqual([undefined, undefined])
})
