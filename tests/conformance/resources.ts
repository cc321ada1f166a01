import { isRecord } from '#sdk/isRecord.ts'
import { operations } from '#sdk/operations.ts'
import { roles } from '#mocks/handlers/roles.ts'
import type { people } from '#mocks/testClient.ts'
import { defineApplications } from '#web/features/applications/applications.tsx'
import { defineArchivedClasses } from '#web/features/archive/archivedClasses.tsx'
import { defineCatalogs } from '#web/features/catalogs/catalogs.tsx'
import { defineStudentClasses } from '#web/features/classes/classes.tsx'
import { defineAssignments } from '#web/features/homework/assignments.tsx'
import { defineHomework } from '#web/features/homework/homework.tsx'
import { defineMyPayments } from '#web/features/payments/myPayments.tsx'
import { defineQuizzes } from '#web/features/quizzes/quizzes.tsx'
import { defineReschedules } from '#web/features/reschedules/reschedules.tsx'
import { defineMyReservations } from '#web/features/reservations/myReservations.tsx'
import { defineManagedWebinars } from '#web/features/webinars/managedWebinars.tsx'
import { listTextIds } from '#web/resource/listTextIds.ts'
import type { Resource } from '#web/resource/resource.ts'
import { personByCategory } from './sampleFromRules.ts'

interface ListedResource {
  title: string
  /** Ids of the texts that the list needs */
  texts: readonly string[]
  /** The declaration without the type of its records */
  resource: Resource
  person: keyof typeof people
}

/** The cast is safe: the declaration's functions only get records of its own type. */
function createList<Row extends { id: number }>(
  resource: Resource<Row>,
  person: ListedResource['person'] = 'operator',
): ListedResource {
  return {
    title: `${resource.title} (${person})`,
    texts: listTextIds(resource),
    resource: resource as unknown as Resource,
    person,
  }
}

// Declarations of lists stand in files in camelCase, pages in PascalCase
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../web/features/*/[a-z]*.tsx', '!**/*.test.tsx'],
  {
    eager: true,
  },
)
const found = Object.values(modules).flatMap((exports) => Object.entries(exports))

/** Names of the functions that declare a list from parameters. */
export const definers = found.map(([name]) => name).filter((name) => name.startsWith('define'))

/** Lists with parameters, by the function that declares them. */
export const defined: Readonly<Record<string, readonly ListedResource[]>> = {
  defineApplications: [
    createList(defineApplications('new')),
    createList(defineApplications('under_review')),
    createList(defineApplications('approved')),
    createList(defineApplications('rejected')),
    createList(defineApplications('terminated')),
  ],
  defineCatalogs: [createList(defineCatalogs('staff')), createList(defineCatalogs('tutor'), 'tutor')],
  defineArchivedClasses: [
    createList(defineArchivedClasses('student'), 'student'),
    createList(defineArchivedClasses('tutor'), 'tutor'),
  ],
  defineAssignments: [
    createList(defineAssignments('staff')),
    createList(defineAssignments('own'), 'student'),
  ],
  defineHomework: [createList(defineHomework('staff')), createList(defineHomework('tutor'), 'tutor')],
  defineManagedWebinars: [
    createList(defineManagedWebinars('staff')),
    createList(defineManagedWebinars('tutor'), 'tutor'),
  ],
  defineMyPayments: [createList(defineMyPayments('student'), 'student')],
  defineMyReservations: [createList(defineMyReservations('active'), 'student')],
  defineQuizzes: [createList(defineQuizzes('staff')), createList(defineQuizzes('tutor'), 'tutor')],
  defineReschedules: [
    createList(defineReschedules('pending')),
    createList(defineReschedules('accepted')),
    createList(defineReschedules('refused')),
  ],
  defineStudentClasses: [createList(defineStudentClasses(1300))],
}

/** Every managed list, with a person who may read it. */
export const resources: ListedResource[] = [
  ...found.flatMap(([, value]) => (isResource(value) ? [createList(value, findReader(value))] : [])),
  ...Object.values(defined).flat(),
]

/**
 * Finds the list that a file of the web declares.
 * @param file path below `web/`
 * @throws Error if the file exports no list of that name
 */
export function findDeclared(file: string, name: string): ListedResource {
  const value = modules[`../../web/${file}`]?.[name]
  if (!isResource(value)) throw new Error(`web/${file} exports no list called ${name}`)
  return createList(value)
}

function isResource(value: unknown): value is Resource {
  return isRecord(value) && 'columns' in value && 'getKey' in value
}

/** Finds a person who may read a list: an operator, if operators may. */
function findReader({ path }: Resource): ListedResource['person'] {
  const operation = operations.find(({ method, template }) => method === 'GET' && template === path)
  const [first = 'operator', ...others] = roles.get(operation?.id ?? '') ?? []
  return others.includes('operator') ? 'operator' : personByCategory[first]
}
