import { formatWeekdayTime, getMessage, type MessageKey } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { getCallerZone } from '#mocks/handlers/caller.ts'
import { throwConflictText, throwFieldText } from '#mocks/handlers/responses.ts'
import { findNamedCourse } from '#mocks/handlers/views.ts'
import { findOtherClass } from '#mocks/world/hours/findOtherClass.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

interface WantedHours {
  learner: number
  starts: readonly number[]
  /** Field of the body that has the hours */
  field: string
}

/**
 * Throws a 422 that names the other class which a learner has at one of the wanted hours.
 * See docs/decisions.md#one-class-at-a-time.
 */
export function requireFreeLearner(call: Call, { learner, starts, field }: WantedHours): void {
  for (const start of starts) {
    const other = findOtherClass(call.state, { students: [learner] }, start)
    if (other) throwFieldText(field, describeOtherClass(call, learner, other))
  }
}

/**
 * Throws a 409 if a learner of a class has another class at an hour. Learners and staff read which one; a tutor, who may
 * not know of classes with others, reads at which hour there is one.
 */
export function assertLearnersFree(call: Call, row: ClassRecord, start: number): void {
  const other = findOtherClass(call.state, row, start)
  const learner = row.students.find((id) => other?.students.includes(id))
  if (!other || learner === undefined) return
  const isTutor = call.account?.category === 'tutor'
  throwConflictText(
    isTutor
      ? getMessage('learnerBusy', call.language).replace('{time}', formatTime(call, start))
      : describeOtherClass(call, learner, other),
  )
}

/**
 * Describes a class that a learner has at a wanted time, and what can be changed.
 * @param advice the second half; by default another time, or that class, if it can be moved
 */
export function describeOtherClass(
  call: Call,
  learner: number,
  other: ClassRecord,
  advice: MessageKey = other.kind === 'group' ? 'otherTime' : 'otherTimeOrMove',
): string {
  const { language, state } = call
  const isOwn = learner === call.account?.id
  const name = (state.kids.get(learner) ?? state.students.get(learner))?.first_name[language] ?? ''
  return `${getMessage(isOwn ? 'ownClassThen' : 'learnersClassThen', language)} ${getMessage(advice, language)}`
    .replace('{name}', name)
    .replace('{course}', findNamedCourse(other.course_id, call).name)
    .replace('{time}', formatTime(call, other.start))
}

/** Formats an instant in the caller's language and zone. */
export function formatTime(call: Call, instant: number): string {
  return formatWeekdayTime(instant, call.language, { timeZone: getCallerZone(call) })
}
