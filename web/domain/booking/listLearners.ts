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

/** Wraps a person's name in direction isolates, so that a list of names keeps its order in a text of the other direction. */
export function isolateName({ name }: Pick<Person, 'name'>): string {
  return `\u2068${name}\u2069`
}
