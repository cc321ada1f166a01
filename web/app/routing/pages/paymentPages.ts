import { createPageByCategory } from '../createPageByCategory.tsx'
import type { PageModule } from '../pageModule.ts'
import { classTexts } from './classPages.ts'

/** Pages of payments and reservations. */
export const paymentPages = {
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
  myReservations: {
    file: 'features/reservations/ReservationTabs.tsx',
    texts: ['myReservations', 'booking', 'payments', ...classTexts],
    load: async () => (await import('#web/features/reservations/ReservationTabs.tsx')).ReservationTabs,
  },
} as const satisfies Record<string, PageModule>
