import type { Call } from '#mocks/handlers/call.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import { notify } from '#mocks/world/notify.ts'
import type { TutorRecord } from '#mocks/world/records.ts'

/** Records that a refused tutor has corrected the profile, and notifies staff, once for each refusal. */
export function recordCorrection({ state, world }: Call, tutor: TutorRecord): void {
  if (tutor.status !== 'rejected' || tutor.isCorrected) return
  state.tutors.update({ ...tutor, isCorrected: true })
  notify(state, world.clock(), 'applicationCorrected', {
    values: { id: tutor.id, name: buildFullName(tutor) },
  })
}
