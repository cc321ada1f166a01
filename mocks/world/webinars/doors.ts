import { encodeBase64Url } from '#mocks/world/codes/base64.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import { computeHmac } from '#mocks/world/codes/sha256.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Creates the door of a guest's registration: its id, signed together with the institute and the webinar. */
export function createDoor({ institute, seed }: InstituteState, { id, webinar }: RegistrationRecord): string {
  const text = `${institute.id}/${webinar}/${id}`
  const signature = encodeBase64Url(computeHmac(`marketplace-door-${seed}`, text))
  return `${id}.${signature.slice(0, 32)}`
}

/** Finds the registration of a door to a webinar; undefined for a door that was not issued for it. */
export function findByDoor(
  state: InstituteState,
  webinar: number,
  door: string | null,
): RegistrationRecord | undefined {
  const registration = state.registrations.get(Number(door?.split('.')[0]))
  return registration?.webinar === webinar && createDoor(state, registration) === door
    ? registration
    : undefined
}
