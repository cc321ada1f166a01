import type { Person } from '#sdk'

/** The learners of a reservation or payment. */
export interface Learners {
  readonly learner: Person
  readonly learners?: readonly Person[] | undefined
}

/** Lists the learners of a reservation or payment; of a group booking every kid that joins. */
export function listLearners({ learner, learners }: Learners): readonly Person[] {
  return learners?.length ? learners : [learner]
}
