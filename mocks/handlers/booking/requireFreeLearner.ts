import { getMessage, type MessageKey } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { getCallerZone } from '#mocks/handlers/people.ts'
import { throwFieldText } from '#mocks/handlers/responses.ts'
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
  const time = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: getCallerZone(call),
  }).format(other.start)
  return `${getMessage(isOwn ? 'ownClassThen' : 'learnersClassThen', language)} ${getMessage(advice, language)}`
    .replace('{name}', name)
    .replace('{course}', findNamedCourse(other.course_id, call).name)
    .replace('{time}', time)
}
