const texts = ['booking', 'calendar', 'tutors']

/** Pages of the one-to-one and the group booking flow. */
export const bookingPages = {
  reservationCourses: {
    file: 'features/booking/Courses.tsx',
    texts,
    load: async () => (await import('#web/features/booking/Courses.tsx')).Courses,
  },
  reservationPrograms: {
    file: 'features/booking/Programs.tsx',
    texts,
    load: async () => (await import('#web/features/booking/Programs.tsx')).Programs,
  },
  reservationSessions: {
    file: 'features/booking/Sessions.tsx',
    texts,
    load: async () => (await import('#web/features/booking/Sessions.tsx')).Sessions,
  },
  reservationCheckout: {
    file: 'features/booking/Checkout.tsx',
    texts,
    load: async () => (await import('#web/features/booking/Checkout.tsx')).Checkout,
  },
  groupPrograms: {
    file: 'features/groupBooking/GroupPrograms.tsx',
    texts,
    load: async () => (await import('#web/features/groupBooking/GroupPrograms.tsx')).GroupPrograms,
  },
  groupKids: {
    file: 'features/groupBooking/Kids.tsx',
    texts,
    load: async () => (await import('#web/features/groupBooking/Kids.tsx')).Kids,
  },
  groupInterview: {
    file: 'features/groupBooking/Interview.tsx',
    texts,
    load: async () => (await import('#web/features/groupBooking/Interview.tsx')).Interview,
  },
  groupReservation: {
    file: 'features/groupBooking/GroupCheckout.tsx',
    texts,
    load: async () => (await import('#web/features/groupBooking/GroupCheckout.tsx')).GroupCheckout,
  },
} as const
