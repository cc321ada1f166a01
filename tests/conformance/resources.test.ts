import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { archivedClasses } from '#web/features/learning/archived.tsx'
import { bookedWebinars } from '#web/features/learning/bookedWebinars.tsx'
import { myPayments } from '#web/features/learning/myPayments.tsx'
import { myReservations } from '#web/features/learning/myReservations.tsx'
import { studentQuizzes } from '#web/features/learning/quizList.tsx'
import { studentHomework } from '#web/features/learning/studentHomework.tsx'
import { myStudents } from '#web/features/learning/myStudents.tsx'
import { applications } from '#web/features/office/applications.tsx'
import { assignments } from '#web/features/office/assignments.tsx'
import { catalogs } from '#web/features/office/catalogs.tsx'
import { classes, studentClasses } from '#web/features/office/classes.tsx'
import { contacts } from '#web/features/office/contacts.tsx'
import { courses } from '#web/features/office/courses.tsx'
import { feedbacks } from '#web/features/office/feedbacks.tsx'
import { groupClasses } from '#web/features/office/groupClasses.tsx'
import { halaqas } from '#web/features/office/halaqas.tsx'
import { homework } from '#web/features/office/homework.tsx'
import { payments } from '#web/features/office/payments.tsx'
import { quizzes } from '#web/features/office/quizzes.tsx'
import { reschedules } from '#web/features/office/reschedules.tsx'
import { reservations } from '#web/features/office/reservations.tsx'
import { studentGroups } from '#web/features/office/studentGroups.tsx'
import { students } from '#web/features/office/students.tsx'
import type { Resource } from '#web/resource/resource.ts'
import { textsOf } from '#web/resource/textsOf.ts'

function needs<Row extends { id: number }>(resource: Resource<Row>) {
  return [resource.title, textsOf(resource)] as const
}

const resources = [
  needs(applications('new')),
  needs(applications('under_review')),
  needs(applications('approved')),
  needs(applications('rejected')),
  needs(applications('terminated')),
  needs(archivedClasses('student')),
  needs(archivedClasses('tutor')),
  needs(assignments),
  needs(bookedWebinars),
  needs(myPayments),
  needs(myReservations('active')),
  needs(myStudents),
  needs(catalogs),
  needs(classes),
  needs(contacts),
  needs(courses),
  needs(feedbacks),
  needs(groupClasses),
  needs(halaqas),
  needs(homework('office')),
  needs(homework('tutor')),
  needs(payments),
  needs(studentGroups),
  needs(studentHomework),
  needs(studentQuizzes),
  needs(quizzes),
  needs(reschedules('pending')),
  needs(reschedules('accepted')),
  needs(reschedules('refused')),
  needs(reservations),
  needs(studentClasses(1)),
  needs(students),
]

describe.each(['en', 'ar'])('texts of managed lists in %s', (language) => {
  const folder = `web/i18n/${language}`
  const texts: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object),
  )

  it.each(resources)('%s has them all', (_, wanted) => {
    expect(wanted.filter((id) => !(id in texts))).toEqual([])
  })
})
