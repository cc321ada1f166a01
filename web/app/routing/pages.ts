import { bookingPages } from './bookingPages.ts'
import { plainPages } from './generated/plainPages.ts'
import { classTexts, learningPages } from './learningPages.ts'
import { staffPages } from './staffPages.ts'
import type { PageModule } from './pageModule.ts'

export const pages = {
  ...bookingPages,
  ...plainPages,
  home: {
    file: 'features/home/Home.tsx',
    texts: ['home', 'tutors'],
    load: async () => (await import('#web/features/home/Home.tsx')).Home,
  },
  tutors: {
    file: 'features/tutors/Tutors.tsx',
    texts: ['tutors', 'tutorSearch'],
    load: async () => (await import('#web/features/tutors/Tutors.tsx')).Tutors,
  },
  tutor: {
    file: 'features/tutors/TutorPage.tsx',
    texts: ['tutors'],
    load: async () => (await import('#web/features/tutors/TutorPage.tsx')).TutorPage,
  },
  webinarGuest: {
    file: 'features/webinars/WebinarGuest.tsx',
    texts: ['webinars'],
    load: async () => (await import('#web/features/webinars/WebinarGuest.tsx')).WebinarGuest,
  },
  events: {
    file: 'features/events/Events.tsx',
    texts: ['events'],
    load: async () => (await import('#web/features/events/Events.tsx')).Events,
  },
  event: {
    file: 'features/events/Event.tsx',
    texts: ['events'],
    load: async () => (await import('#web/features/events/Event.tsx')).Event,
  },
  verifyEmail: {
    file: 'features/auth/recovery/VerifyEmail.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/auth/recovery/VerifyEmail.tsx')).VerifyEmail,
  },
  forgotPassword: {
    file: 'features/auth/recovery/ForgotPassword.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/auth/recovery/ForgotPassword.tsx')).ForgotPassword,
  },
  resetPassword: {
    file: 'features/auth/recovery/ResetPassword.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/auth/recovery/ResetPassword.tsx')).ResetPassword,
  },
  meeting: {
    file: 'features/meeting/Meeting.tsx',
    texts: ['meeting'],
    load: async () => (await import('#web/features/meeting/Meeting.tsx')).Meeting,
  },
  operatorLogin: {
    file: 'features/auth/OperatorLogin.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/OperatorLogin.tsx')).OperatorLogin,
  },
  instituteLogin: {
    file: 'features/auth/InstituteLogin.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/InstituteLogin.tsx')).InstituteLogin,
  },
  linkedIn: {
    file: 'features/auth/LinkedIn.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/LinkedIn.tsx')).LinkedIn,
  },
  profile: {
    file: 'features/account/Profile.tsx',
    texts: ['auth', 'account', 'menu', 'device', 'teaching', 'resource'],
    load: async () => (await import('#web/features/account/Profile.tsx')).Profile,
  },
  updatePassword: {
    file: 'features/account/UpdatePassword.tsx',
    texts: ['auth', 'account'],
    load: async () => (await import('#web/features/account/UpdatePassword.tsx')).UpdatePassword,
  },
  subAccounts: {
    file: 'features/kids/SubAccounts.tsx',
    texts: ['auth', 'kids'],
    load: async () => (await import('#web/features/kids/SubAccounts.tsx')).SubAccounts,
  },
  bookedClasses: {
    file: 'features/classes/BookedClasses.tsx',
    texts: [...classTexts, 'family'],
    load: async () => (await import('#web/features/classes/BookedClasses.tsx')).BookedClasses,
  },
  currentClasses: {
    file: 'features/classes/CurrentClasses.tsx',
    texts: classTexts,
    load: async () => (await import('#web/features/classes/CurrentClasses.tsx')).CurrentClasses,
  },
  ...learningPages,
  ...staffPages,
} as const satisfies Record<string, PageModule>
