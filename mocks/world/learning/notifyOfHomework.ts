import type { HomeworkRecord } from '#mocks/world/learning/learningRecords.ts'
import { notify, type EventName } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** A record before and after a write; one of them is missing when it is made or deleted */
export interface Change<Row> {
  before?: Row
  after?: Row
  /** The account that acted, which is not notified */
  actor: number
}

/** Notifies learners of homework that they were given, that changed, or that is withdrawn; then its author too. */
export function notifyOfHomework(state: InstituteState, now: number, change: Change<HomeworkRecord>): void {
  const { before, after, actor } = change
  const { added, kept, removed } = compareLearners(
    before?.published ? before.learners : [],
    after?.published ? after.learners : [],
  )
  const row = after ?? before
  if (!row) return
  const isChanged = before && after && describeTask(before) !== describeTask(after)
  const send = (event: Extract<EventName, `homework${string}`>, learners: readonly number[]) => {
    const values = { id: row.id, name: row.title }
    if (learners.length) notify(state, now, event, { learners, values, ...findAuthor(state, row), actor })
  }
  send('homeworkAssigned', added)
  send('homeworkChanged', isChanged ? kept : [])
  send('homeworkWithdrawn', removed)
}

/** Compares the learners of a task before and after a change. */
export function compareLearners(before: readonly number[], after: readonly number[]) {
  return {
    added: after.filter((id) => !before.includes(id)),
    kept: after.filter((id) => before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  }
}

/** Finds the author of a task, if a tutor. */
export function findAuthor({ tutors }: InstituteState, { owner }: { owner: number }): { tutors: number[] } {
  return { tutors: tutors.get(owner) ? [owner] : [] }
}

/** Describes what learners read of the homework. */
function describeTask({ title, description, score, due, files }: HomeworkRecord): string {
  return JSON.stringify([title, description, score, due, files])
}
