import { createPageByCategory } from '../createPageByCategory.tsx'
import type { PageModule } from '../pageModule.ts'
import { classTexts } from './classPages.ts'

/** Pages of payments and reservations. */
export const paymentPages = {
  payments: {
    file: 'features/payments/myPayments.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', 'payments', 'myPayments', 'family'],
    load: async () => {
      const [{ createResourcePage }, { defineMyPayments }, { payments }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/payments/myPayments.tsx'),
        import('#web/features/payments/payments.tsx'),
      ])
      const own = {
        student: createResourcePage(defineMyPayments('student')),
        tutor: createResourcePage(defineMyPayments('tutor')),
      }
      return createPageByCategory(own, createResourcePage(payments))
    },
  },
  reservations: {
    file: 'features/reservations/ReservationTabs.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['reservationList', 'myReservations', 'booking', 'payments', 'family', ...classTexts],
    load: async () => {
      const [{ createResourcePage }, { ReservationTabs }, { reservations }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/reservations/ReservationTabs.tsx'),
        import('#web/features/reservations/reservations.tsx'),
      ])
      return createPageByCategory({ student: ReservationTabs }, createResourcePage(reservations))
    },
  },
  myReservations: {
    file: 'features/reservations/ReservationTabs.tsx',
    texts: ['myReservations', 'booking', 'payments', 'family', ...classTexts],
    load: async () => (await import('#web/features/reservations/ReservationTabs.tsx')).ReservationTabs,
  },
} as const satisfies Record<string, PageModule>
