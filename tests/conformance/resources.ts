import type { people } from '#mocks/testClient.ts'
import { defineApplications } from '#web/features/applications/applications.tsx'
import { defineArchivedClasses } from '#web/features/archive/archivedClasses.tsx'
import { catalogs } from '#web/features/catalogs/catalogs.tsx'
import { classes, defineStudentClasses } from '#web/features/classes/classes.tsx'
import { contacts } from '#web/features/contact/contacts.tsx'
import { courses } from '#web/features/courses/managedCourses.tsx'
import { feedbacks } from '#web/features/feedbacks/feedbacks.tsx'
import { groupClasses } from '#web/features/groupClasses/groupClasses.tsx'
import { defineAssignments } from '#web/features/homework/assignments.tsx'
import { defineHomework } from '#web/features/homework/homework.tsx'
import { studentHomework } from '#web/features/homework/studentHomework.tsx'
import { defineMyPayments } from '#web/features/payments/myPayments.tsx'
import { payments } from '#web/features/payments/payments.tsx'
import { studentQuizzes } from '#web/features/quizzes/quizList.tsx'
import { defineQuizzes } from '#web/features/quizzes/quizzes.tsx'
import { defineReschedules } from '#web/features/reschedules/reschedules.tsx'
import { defineMyReservations } from '#web/features/reservations/myReservations.tsx'
import { reservations } from '#web/features/reservations/reservations.tsx'
import { studentGroups } from '#web/features/studentGroups/studentGroups.tsx'
import { myStudents } from '#web/features/students/myStudents.tsx'
import { students } from '#web/features/students/students.tsx'
import { bookedWebinars } from '#web/features/webinars/bookedWebinars.tsx'
import { defineManagedWebinars } from '#web/features/webinars/managedWebinars.tsx'
import { listTextIds } from '#web/resource/listTextIds.ts'
import type { Resource } from '#web/resource/resource.ts'

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
  listed(defineAssignments('staff')),
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
  listed(defineManagedWebinars('staff')),
  listed(defineManagedWebinars('tutor'), 'tutor'),
  listed(defineHomework('staff')),
  listed(defineHomework('tutor'), 'tutor'),
  listed(payments),
  listed(studentGroups),
  listed(studentHomework, 'student'),
  listed(studentQuizzes, 'student'),
  listed(defineQuizzes('staff')),
  listed(defineQuizzes('tutor'), 'tutor'),
  listed(defineReschedules('pending')),
  listed(defineReschedules('accepted')),
  listed(defineReschedules('refused')),
  listed(reservations),
  listed(defineStudentClasses(1300)),
  listed(students),
]
