import type { people } from '#mocks/testClient.ts'
import { defineArchivedClasses } from '#web/features/learning/archivedClasses.tsx'
import { bookedWebinars } from '#web/features/learning/bookedWebinars.tsx'
import { defineMyPayments } from '#web/features/learning/myPayments.tsx'
import { defineMyReservations } from '#web/features/learning/myReservations.tsx'
import { studentQuizzes } from '#web/features/learning/quizList.tsx'
import { studentHomework } from '#web/features/learning/studentHomework.tsx'
import { myStudents } from '#web/features/learning/myStudents.tsx'
import { defineApplications } from '#web/features/office/applications.tsx'
import { defineAssignments } from '#web/features/office/assignments.tsx'
import { catalogs } from '#web/features/office/catalogs.tsx'
import { classes, defineStudentClasses } from '#web/features/office/classes.tsx'
import { contacts } from '#web/features/office/contacts.tsx'
import { courses } from '#web/features/office/courses.tsx'
import { feedbacks } from '#web/features/office/feedbacks.tsx'
import { groupClasses } from '#web/features/office/groupClasses.tsx'
import { defineManagedWebinars } from '#web/features/office/managedWebinars.tsx'
import { defineHomework } from '#web/features/office/homework.tsx'
import { payments } from '#web/features/office/payments.tsx'
import { defineQuizzes } from '#web/features/office/quizzes.tsx'
import { defineReschedules } from '#web/features/office/reschedules.tsx'
import { reservations } from '#web/features/office/reservations.tsx'
import { studentGroups } from '#web/features/office/studentGroups.tsx'
import { students } from '#web/features/office/students.tsx'
import type { Resource } from '#web/resource/resource.ts'
import { listTextIds } from '#web/resource/listTextIds.ts'

interface Listed {
  title: string
  /** Ids of the texts that the list needs */
  texts: readonly string[]
  /** The declaration without the type of its records */
  resource: Resource
  person: keyof typeof people
}

/** The cast is safe: the declaration's functions only get records of its own type. */
function listed<Row extends { id: number }>(
  resource: Resource<Row>,
  person: Listed['person'] = 'operator',
): Listed {
  return {
    title: `${resource.title} (${person})`,
    texts: listTextIds(resource),
    resource: resource as unknown as Resource,
    person,
  }
}

/** Every managed list, with a person who may read it. */
export const resources: Listed[] = [
  listed(defineApplications('new')),
  listed(defineApplications('under_review')),
  listed(defineApplications('approved')),
  listed(defineApplications('rejected')),
  listed(defineApplications('terminated')),
  listed(defineArchivedClasses('student'), 'student'),
  listed(defineArchivedClasses('tutor'), 'tutor'),
  listed(defineAssignments('office')),
  listed(defineAssignments('own'), 'student'),
  listed(bookedWebinars, 'student'),
  listed(defineMyPayments('student'), 'student'),
  listed(defineMyReservations('active'), 'student'),
  listed(myStudents, 'tutor'),
  listed(catalogs),
  listed(classes),
  listed(contacts),
  listed(courses),
  listed(feedbacks),
  listed(groupClasses),
  listed(defineManagedWebinars('office')),
  listed(defineManagedWebinars('tutor'), 'tutor'),
  listed(defineHomework('office')),
  listed(defineHomework('tutor'), 'tutor'),
  listed(payments),
  listed(studentGroups),
  listed(studentHomework, 'student'),
  listed(studentQuizzes, 'student'),
  listed(defineQuizzes('office')),
  listed(defineQuizzes('tutor'), 'tutor'),
  listed(defineReschedules('pending')),
  listed(defineReschedules('accepted')),
  listed(defineReschedules('refused')),
  listed(reservations),
  listed(defineStudentClasses(1300)),
  listed(students),
]
