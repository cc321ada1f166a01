import type { BookedClass, Reservation } from '#sdk'
import type { DueTask } from '#web/domain/family/dueTasks.ts'

/** A learner of a family with coming classes and tasks. */
export interface LearnerWork extends Learner {
  next: BookedClass | undefined
  due: readonly DueTask[]
  /** Classes of the running reservations that are paid */
  taken: number
  booked: number
}

interface Learner {
  /** The kid's id; undefined for the signed-in student */
  kid: number | undefined
  name: string
  picture: string | null
}

interface FamilyData {
  learners: readonly Learner[]
  /** By start */
  classes: readonly BookedClass[]
  due: readonly DueTask[]
  reservations: readonly Reservation[]
}

/** Sorts classes, tasks and reservations by learner. */
export function groupByLearner({ learners, ...data }: FamilyData): LearnerWork[] {
  return learners.map((learner) => {
    const isOwn = (person: { id: number; age?: number | null }) => getKid(person) === learner.kid
    const own = data.reservations
      // Classes of a month that is not paid are not booked
      .filter(({ state, payment_state }) => state === 'active' && payment_state !== 'overdue')
      .flatMap((row) => row.learners?.find(isOwn) ?? (isOwn(row.learner) ? row : []))
    return {
      ...learner,
      next: data.classes.find(({ students }) => students.some(isOwn)),
      due: data.due.filter((task) => isOwn(task.learner)),
      taken: own.reduce((sum, { sessions_used }) => sum + sessions_used, 0),
      booked: own.reduce((sum, { sessions_total }) => sum + sessions_total, 0),
    }
  })
}

/** Returns the id of a kid. Only kids have an age; the other learner of a family is the signed-in student. */
export function getKid({ id, age }: { id: number; age?: number | null }): number | undefined {
  return age == null ? undefined : id
}
