import { paths } from '#web/paths.ts'
import type { Flow } from '#web/flow/flow.ts'
import type { Pair } from '#web/state/groupSelection.ts'

export interface GroupChoices {
  readonly courses: readonly unknown[]
  readonly matrix: readonly unknown[]
  readonly program: number | undefined
  readonly webinar: number | undefined
}

const hasCourses = ({ courses }: GroupChoices) => courses.length > 0

/** Creates the group booking flow; institutes use one of two second steps. See docs/decisions.md#group-flows. */
export function groupFlow(isNewFlow: boolean): Flow<GroupChoices> {
  return {
    exit: paths.groups,
    steps: [
      { path: 'courses', title: 'booking.step.courses' },
      isNewFlow
        ? { path: 'kids', title: 'booking.step.kids', needs: hasCourses }
        : { path: 'programs', title: 'booking.step.programsAndKids', needs: hasCourses },
      {
        path: 'interview',
        title: 'booking.step.interview',
        needs: ({ matrix, program }) => matrix.length > 0 && (isNewFlow || program !== undefined),
        fallbackPath: ({ matrix }) => (matrix.length > 0 ? paths.groupPrograms : paths.groups),
      },
      {
        path: 'reservation',
        title: 'booking.step.checkout',
        needs: ({ webinar }) => webinar !== undefined,
        fallbackPath: paths.groupInterview,
      },
    ],
  }
}

/** Returns the interview to book with: the earlier one when every kid has sat in its group class, or the chosen one. */
export function selectInterview(
  matrix: readonly Pair[],
  chosen: number | undefined,
): { webinar: number | undefined; isKept: boolean } {
  const earlier = matrix.map(({ earlier_webinar_id }) => earlier_webinar_id)
  const isKept = matrix.length > 0 && !earlier.includes(undefined)
  return { webinar: isKept ? earlier[0] : chosen, isKept }
}
