import type { Configs } from '#web/state/institute.ts'

/** Returns the institute's name; the host of an institute without one. */
export function getInstituteName(
  { configurations }: Pick<Configs, 'configurations'>,
  origin: string,
): string {
  // The values of an API's configuration are not checked
  const name: unknown = configurations.institute_name?.config_value
  return (typeof name === 'string' && name.trim()) || new URL(origin).host
}
