import { expect, test } from 'vitest'
import type { ClassRow } from '#sdk'
import type { Formats } from '#web/resource/formats.ts'
import { classes } from './classes.tsx'

/** Returns the text of the column of the course. */
function describeCourse(row: Partial<ClassRow>) {
  const column = classes.columns.find(({ name }) => name === 'course')
  return column?.text?.(row as ClassRow, {} as Formats)
}

test('a class of a group names its group class beside the course, another class its course alone', () => {
  const course = { id: 3, name: 'Kids reading' }
  const group_class = { id: 5, name: 'Tue club' }
  expect(describeCourse({ course, group_class })).toBe('Kids reading · Tue club')
  expect(describeCourse({ course })).toBe('Kids reading')
})
