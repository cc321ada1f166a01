import type { ComponentType } from 'react'
import { createPageByCategory } from './byCategory.tsx'
import { createListPage } from './listPage.ts'
import type { PageModule } from './pageModule.ts'

/** What the details of a class say, wherever they are opened. */
export const classTexts = ['classes', 'calendar', 'archive', 'resource']

/** Pages of students, kids and tutors, and those that each kind of person has their own of. */
export const learningPages = {
  bookedWebinars: createListPage(
    'bookedWebinars',
    'features/learning/bookedWebinars.tsx',
    async () => (await import('#web/features/learning/bookedWebinars.tsx')).bookedWebinars,
  ),
  studentHomework: {
    file: 'features/learning/studentHomework.tsx',
    also: ['resource/screenOf.tsx'],
    texts: ['resource', 'studentHomework', 'kidsWork'],
    load: async () => {
      const [{ screenOf }, { KidsHomework }, { studentHomework }] = await Promise.all([
        import('#web/resource/screenOf.tsx'),
        import('#web/features/learning/KidsHomework.tsx'),
        import('#web/features/learning/studentHomework.tsx'),
      ])
      return createPageByCategory({ kids: KidsHomework }, screenOf(studentHomework))
    },
  },
  studentQuizzes: {
    file: 'features/learning/StudentQuizzes.tsx',
    texts: ['resource', 'studentQuizzes', 'kidsWork'],
    load: async () => (await import('#web/features/learning/StudentQuizzes.tsx')).StudentQuizzes,
  },
  studentArchive: {
    file: 'features/learning/archived.tsx',
    also: ['resource/screenOf.tsx'],
    texts: [...classTexts, 'kidsWork'],
    load: async () => {
      const [{ screenOf }, { archivedClasses }, { KidsArchive }] = await Promise.all([
        import('#web/resource/screenOf.tsx'),
        import('#web/features/learning/archived.tsx'),
        import('#web/features/learning/KidsArchive.tsx'),
      ])
      return createPageByCategory({ kids: KidsArchive }, screenOf(archivedClasses('student')))
    },
  },
  tutorArchive: createListPage(
    'archive',
    'features/learning/archived.tsx',
    async () => (await import('#web/features/learning/archived.tsx')).archivedClasses('tutor'),
    classTexts.filter((area) => area !== 'resource' && area !== 'archive'),
  ),
  myStudents: createListPage(
    'myStudents',
    'features/learning/myStudents.tsx',
    async () => (await import('#web/features/learning/myStudents.tsx')).myStudents,
  ),
  myStudent: {
    file: 'features/learning/MyStudent.tsx',
    texts: ['myStudents', ...classTexts],
    load: async () => (await import('#web/features/learning/MyStudent.tsx')).MyStudent,
  },
  myReservations: {
    file: 'features/learning/ReservationTabs.tsx',
    texts: ['resource', 'myReservations'],
    load: async () => (await import('#web/features/learning/ReservationTabs.tsx')).ReservationTabs,
  },
  payments: {
    file: 'features/learning/myPayments.tsx',
    also: ['resource/screenOf.tsx'],
    texts: ['resource', 'payments', 'myPayments'],
    load: async () => {
      const [{ screenOf }, { myPayments }, { payments }] = await Promise.all([
        import('#web/resource/screenOf.tsx'),
        import('#web/features/learning/myPayments.tsx'),
        import('#web/features/office/payments.tsx'),
      ])
      const Own = screenOf(myPayments)
      return createPageByCategory({ student: Own, tutor: Own }, screenOf(payments))
    },
  },
  reservations: {
    file: 'features/learning/ReservationTabs.tsx',
    also: ['resource/screenOf.tsx'],
    texts: ['resource', 'reservationList', 'myReservations'],
    load: async () => {
      const [{ screenOf }, { ReservationTabs }, { reservations }] = await Promise.all([
        import('#web/resource/screenOf.tsx'),
        import('#web/features/learning/ReservationTabs.tsx'),
        import('#web/features/office/reservations.tsx'),
      ])
      return createPageByCategory({ student: ReservationTabs }, screenOf(reservations))
    },
  },
  myHalaqas: {
    file: 'features/learning/bookedWebinars.tsx',
    also: ['resource/screenOf.tsx'],
    texts: ['resource', 'halaqas', 'bookedWebinars'],
    load: async (): Promise<ComponentType> => {
      const [{ screenOf }, { bookedWebinars }, { halaqas }] = await Promise.all([
        import('#web/resource/screenOf.tsx'),
        import('#web/features/learning/bookedWebinars.tsx'),
        import('#web/features/office/halaqas.tsx'),
      ])
      const Own = screenOf(bookedWebinars)
      return createPageByCategory({ student: Own, kids: Own }, screenOf(halaqas))
    },
  },
} as const satisfies Record<string, PageModule>
