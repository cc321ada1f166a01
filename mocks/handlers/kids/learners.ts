import type { LearnerGroup, LearnerRow } from '#sdk'
import { throwFieldErrors, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { isStaff } from '#mocks/handlers/caller.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { findLearner, findTutorPerson } from '#mocks/handlers/views.ts'
import type { PersonRecord } from '#mocks/world/records.ts'
import { normalize } from '#mocks/world/search.ts'
import type { InstituteState } from '#mocks/world/world.ts'

export const listLearners: Handler<'listLearners'> = (call) => {
  const compareLearners = (a: LearnerRow, b: LearnerRow) =>
    a.name.localeCompare(b.name, call.language) || a.id - b.id
  return respondPage(call, listAssignable(call), (row) => row, {
    orders: { name: compareLearners },
    usual: 'name',
    getSearchText: ({ id, email }) => `${joinNames([id], call)}\n${normalize(email ?? '')}`,
  })
}

export const listLearnerGroups: Handler<'listLearnerGroups'> = (call) => {
  const { groups, groupClasses } = call.state
  const isVisible = ({ tutor }: { tutor: number }) => isStaff(call) || tutor === requireAccount(call).id
  const rows: LearnerGroup[] = [
    ...groups
      .list()
      .filter(isVisible)
      .map((row) => ({ ...row, kind: 'group' as const })),
    ...groupClasses
      .list()
      .filter(isVisible)
      .map((row) => ({ ...row, kind: 'group_class' as const })),
  ].map(({ id, kind, name, tutor, learners }) => ({
    id,
    kind,
    name: name[call.language],
    tutor: findTutorPerson(tutor, call),
    size: learners.length,
  }))
  return respondPage(call, rows, (row) => row, { getSearchText: ({ name }) => normalize(name) })
}

/** Lists a tutor's learners: of past and coming classes, of groups and group classes. */
export function listTaughtLearners(call: Call): ReadonlySet<number> {
  const { id } = requireAccount(call)
  const { classes, groups, groupClasses } = call.state
  return new Set([
    ...classes.list().flatMap((row) => (row.tutor === id ? row.students : [])),
    ...[...groups.list(), ...groupClasses.list()].flatMap((row) => (row.tutor === id ? row.learners : [])),
  ])
}

interface LearnerSelection {
  student_ids?: readonly number[]
  group_ids?: readonly number[]
  group_class_ids?: readonly number[]
}

/** Resolves learners, groups and group classes to learners, each once; throws a 422 for unknown ones. */
export function resolveLearners(
  call: Call,
  { student_ids = [], group_ids = [], group_class_ids = [] }: LearnerSelection,
): number[] {
  const { groups, groupClasses } = call.state
  if (!student_ids.every((id) => isLearner(call.state, id)))
    throwFieldErrors(call, { student_ids: 'unknownRecord' })
  const chosen = [
    ...group_ids.map((id) => groups.get(id) ?? throwFieldErrors(call, { group_ids: 'unknownRecord' })),
    ...group_class_ids.map(
      (id) => groupClasses.get(id) ?? throwFieldErrors(call, { group_class_ids: 'unknownRecord' }),
    ),
  ]
  return [...new Set([...student_ids, ...chosen.flatMap(({ learners }) => learners)])]
}

/** Lists active students and their kids, or with `with_inactive` all; for a tutor those who are taught. */
function listAssignable(call: Call): LearnerRow[] {
  const { students, kids } = call.state
  const own = isStaff(call) ? undefined : listTaughtLearners(call)
  const isWhole = call.query.get('with_inactive') === 'true'
  const parents = students.list().filter(({ status }) => isWhole || status)
  const isListed = new Set(parents.map(({ id }) => id))
  const people: (PersonRecord & { email?: string })[] = [
    ...parents,
    ...kids.list().filter(({ parent, isRemoved }) => isListed.has(parent) && (isWhole || !isRemoved)),
  ]
  return people
    .filter(({ id }) => !own || own.has(id))
    .map(({ id, email }) => {
      const { age = null, guardian = null, category: _, ...person } = findLearner(id, call)
      return { ...person, age, guardian, email: own ? null : (email ?? null) }
    })
}

/** Whether an id is that of a student, or of a kid whose account was not removed. */
export function isLearner({ students, kids }: InstituteState, id: number): boolean {
  const kid = kids.get(id)
  return kid ? !kid.isRemoved : students.get(id) !== undefined
}
