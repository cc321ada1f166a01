import { expect, it } from 'vitest'
import { courses, institutes } from '#mocks/data/catalogue.ts'
import { drawCourseCover } from './covers.ts'

const subjects = [...new Set(courses.map(({ subject }) => subject))]

/** The motif of a cover: what follows the frame. */
function readMotif(svg: string): string {
  return svg.slice(svg.indexOf('scale(.8)')).replaceAll(/#[\da-f]{6}/g, '')
}

it.each(subjects)('courses of %s that follow each other have other motifs', (subject) => {
  const own = courses
    .filter((course) => course.subject === subject)
    .toSorted((one, other) => one.code.localeCompare(other.code))
  const motifs = own.map(({ id }) => readMotif(drawCourseCover(id)))
  motifs.slice(1).forEach((motif, index) => expect(motif).not.toBe(motifs[index]))
  expect(new Set(motifs).size).toBeGreaterThan(3)
})

it("a cover has the institute's tint, and a course its motif in every institute", () => {
  const [first, second] = institutes.map(({ id }) => drawCourseCover(101, id))
  expect(first).not.toBe(second)
  expect(readMotif(first ?? '')).toBe(readMotif(second ?? ''))
})
