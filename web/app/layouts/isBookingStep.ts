import { paths } from '#web/paths.ts'

/** Whether a path of the route table is a step of a booking. */
export function isBookingStep(path = ''): boolean {
  return path.startsWith(`${paths.groups}/`) || path.startsWith(paths.reservation)
}
