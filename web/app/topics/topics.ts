import { paths } from '#web/paths.ts'
import { describeOpenCourse } from './courses.ts'
import { describeEvent, describeOpenWebinar } from './events.ts'
import { describeHome } from './institute.ts'
import type { DescribeTopic } from './topic.ts'
import { describeOpenTutor, describeTutorPage } from './tutors.ts'

/** The topics of public pages by route. Only the server needs them. */
export const topics: Readonly<Record<string, DescribeTopic>> = {
  [paths.home]: describeHome,
  [paths.tutors]: describeOpenTutor,
  [paths.tutor]: describeTutorPage,
  [paths.courses]: describeOpenCourse,
  [paths.webinars]: describeOpenWebinar,
  [paths.event]: describeEvent,
}

/** Routes that show one thing, so that the page is not found when the thing is not. */
export const thingRoutes: ReadonlySet<string> = new Set([paths.tutor, paths.event])
