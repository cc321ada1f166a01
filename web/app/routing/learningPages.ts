import type { ComponentType } from 'react'
import { createListPage } from './createListPage.ts'
import { createPageByCategory } from './createPageByCategory.tsx'
import type { PageModule } from './pageModule.ts'

/** Text areas of the class details, which several pages open. */
export const classTexts = ['classes', 'calendar', 'archive', 'resource']

/** Pages of students, kids and tutors, and paths that show each user category its own page. */
export const learningPages = {
  bookedWebinars: {
    file: 'features/webinars/bookedWebinars.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'bookedWebinars', 'kidsWork'],
    load: async () => {
      const [{ createScreen }, { bookedWebinars }, { KidsWebinars }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/webinars/bookedWebinars.tsx'),
        import('#web/features/webinars/KidsWebinars.tsx'),
      ])
      return createPageByCategory({ kids: KidsWebinars }, createScreen(bookedWebinars))
    },
  },
  studentHomework: {
    file: 'features/homework/studentHomework.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'studentHomework', 'kidsWork', 'family'],
    load: async () => {
      const [{ createScreen }, { KidsHomework }, { studentHomework }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/homework/KidsHomework.tsx'),
        import('#web/features/homework/studentHomework.tsx'),
      ])
      return createPageByCategory({ kids: KidsHomework }, createScreen(studentHomework))
    },
  },
  studentQuizzes: {
    file: 'features/quizzes/StudentQuizzes.tsx',
    texts: ['resource', 'studentQuizzes', 'kidsWork', 'family'],
    load: async () => (await import('#web/features/quizzes/StudentQuizzes.tsx')).StudentQuizzes,
  },
  studentArchive: {
    file: 'features/archive/archivedClasses.tsx',
    also: ['resource/createScreen.tsx'],
    texts: [...classTexts, 'kidsWork'],
    load: async () => {
      const [{ createScreen }, { defineArchivedClasses }, { KidsArchive }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/archive/archivedClasses.tsx'),
        import('#web/features/archive/KidsArchive.tsx'),
      ])
      return createPageByCategory({ kids: KidsArchive }, createScreen(defineArchivedClasses('student')))
    },
  },
  tutorArchive: createListPage(
    'archive',
    'features/archive/archivedClasses.tsx',
    async () => (await import('#web/features/archive/archivedClasses.tsx')).defineArchivedClasses('tutor'),
    classTexts.filter((area) => area !== 'resource' && area !== 'archive'),
  ),
  myStudents: createListPage(
    'myStudents',
    'features/students/myStudents.tsx',
    async () => (await import('#web/features/students/myStudents.tsx')).myStudents,
  ),
  myStudent: {
    file: 'features/students/MyStudent.tsx',
    texts: ['myStudents', ...classTexts],
    load: async () => (await import('#web/features/students/MyStudent.tsx')).MyStudent,
  },
  myReservations: {
    file: 'features/reservations/ReservationTabs.tsx',
    texts: ['myReservations', 'booking', 'payments', ...classTexts],
    load: async () => (await import('#web/features/reservations/ReservationTabs.tsx')).ReservationTabs,
  },
  payments: {
    file: 'features/payments/myPayments.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'payments', 'myPayments'],
    load: async () => {
      const [{ createScreen }, { defineMyPayments }, { payments }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/payments/myPayments.tsx'),
        import('#web/features/payments/payments.tsx'),
      ])
      const own = {
        student: createScreen(defineMyPayments('student')),
        tutor: createScreen(defineMyPayments('tutor')),
      }
      return createPageByCategory(own, createScreen(payments))
    },
  },
  reservations: {
    file: 'features/reservations/ReservationTabs.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['reservationList', 'myReservations', 'booking', 'payments', ...classTexts],
    load: async () => {
      const [{ createScreen }, { ReservationTabs }, { reservations }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/reservations/ReservationTabs.tsx'),
        import('#web/features/reservations/reservations.tsx'),
      ])
      return createPageByCategory({ student: ReservationTabs }, createScreen(reservations))
    },
  },
  webinarsByRole: {
    file: 'features/webinars/bookedWebinars.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'halaqas', 'bookedWebinars'],
    load: async (): Promise<ComponentType> => {
      const [{ createScreen }, { bookedWebinars }, { defineManagedWebinars }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/webinars/bookedWebinars.tsx'),
        import('#web/features/webinars/managedWebinars.tsx'),
      ])
      const Own = createScreen(bookedWebinars)
      const tutor = createScreen(defineManagedWebinars('tutor'))
      return createPageByCategory(
        { student: Own, kids: Own, tutor },
        createScreen(defineManagedWebinars('staff')),
      )
    },
  },
} as const satisfies Record<string, PageModule>
