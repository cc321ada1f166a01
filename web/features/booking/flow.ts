import { paths } from '#web/paths.ts'
import type { Flow } from '#web/flow/flow.ts'
import type { SelectionState } from '#web/state/selection.ts'

export type StepPath = 'courses' | 'programs' | 'sessions' | 'checkout'

type BookingChoices = Pick<SelectionState, 'program'> & {
  readonly courses: readonly unknown[]
  readonly slots: readonly unknown[]
}

/**
 * The one-to-one booking flow.
 * @see specification section 2
 */
export const reservation: Flow<BookingChoices> = {
  exit: paths.tutors,
  steps: [
    { path: 'courses', title: 'booking.step.courses' },
    { path: 'programs', title: 'booking.step.programs', needs: ({ courses }) => courses.length > 0 },
    { path: 'sessions', title: 'booking.step.sessions', needs: ({ program }) => program !== undefined },
    { path: 'checkout', title: 'booking.step.checkout', needs: ({ slots }) => slots.length > 0 },
  ],
}

/** The free trial flow, which has no program step. */
export const trial: Flow<BookingChoices> = {
  exit: paths.tutors,
  steps: [
    { path: 'courses', title: 'booking.step.courses' },
    { path: 'sessions', title: 'booking.step.session', needs: ({ courses }) => courses.length > 0 },
    { path: 'checkout', title: 'booking.step.confirm', needs: ({ slots }) => slots.length > 0 },
  ],
}
