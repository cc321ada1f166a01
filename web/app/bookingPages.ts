const texts = ['booking', 'calendar', 'tutors']

/** Pages of the two ways to book. */
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
} as const
