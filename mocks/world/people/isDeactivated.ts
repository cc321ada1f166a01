import type { InstituteState } from '#mocks/world/world.ts'

/** Whether staff have switched a student off, so that they and their kids cannot sign in. */
export function isDeactivated({ students }: InstituteState, id: number): boolean {
  return students.get(id)?.status === false
}
