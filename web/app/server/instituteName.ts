import type { Configs } from '#web/state/institute.ts'

/** Returns the institute's name; the host of an institute without one. */
export function getInstituteName(
  { configurations }: Pick<Configs, 'configurations'>,
  origin: string,
): string {
  return configurations.institute_name?.config_value.trim() || new URL(origin).host
}
