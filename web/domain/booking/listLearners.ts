import type { Person, ReservationDetail } from '#sdk'

/** Lists the learners of a reservation; of a group booking each kid that joins a course. */
export function listLearners({
  learner,
  matrix = [],
}: Pick<ReservationDetail, 'learner' | 'matrix'>): readonly Person[] {
  const kids = new Map(matrix.map(({ user }) => [user.id, user]))
  return kids.size ? [...kids.values()] : [learner]
}
