import type { Page } from '@playwright/test'
import type { BookedClass } from '#sdk'
import { fetchList, joinAs, startAs } from './browse.ts'

/** Finds a class that both users take part in. */
export async function findSharedClass(
  one: Page,
  other: Page,
  paths: [string, string],
  fits: (bookedClass: BookedClass) => boolean,
) {
  const [own, others] = await Promise.all([
    fetchList<BookedClass>(one, paths[0]),
    fetchList<BookedClass>(other, paths[1]),
  ])
  const found = own.find((bookedClass) => others.some(({ id }) => id === bookedClass.id) && fits(bookedClass))
  if (!found) throw new Error('No class of both')
  return found
}

/** Opens a window of the demo student and one of the demo tutor in a world of their own. */
export async function openBoth(page: Page) {
  const world = crypto.randomUUID()
  await startAs(page, 'student', world)
  const context = await page.context().browser()?.newContext({ timezoneId: 'Africa/Cairo' })
  const tutor = await context?.newPage()
  if (!tutor) throw new Error('No second window')
  await joinAs(tutor, 'tutor', world)
  return { student: page, tutor }
}
