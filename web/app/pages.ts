import type { TutorApplication } from '#sdk'
import type { ComponentType } from 'react'
import { bookingPages } from './bookingPages.ts'
import type { Identified, Resource } from '#web/resource/resource.ts'

/** A page that loads with its address. */
export interface PageModule {
  /** Source below `web/`, by which the build's manifest names the chunk */
  file: string
  /** Other sources that load beside it */
  also?: readonly string[]
  /** Areas of texts that the page needs beside the shell's */
  texts: readonly string[]
  load: () => Promise<ComponentType>
}

export const pages = {
  ...bookingPages,
  home: {
    file: 'features/home/Home.tsx',
    texts: ['home', 'tutors'],
    load: async () => (await import('#web/features/home/Home.tsx')).Home,
  },
  tutors: {
    file: 'features/tutors/Tutors.tsx',
    texts: ['tutors'],
    load: async () => (await import('#web/features/tutors/Tutors.tsx')).Tutors,
  },
  courses: {
    file: 'features/courses/Courses.tsx',
    texts: ['courses'],
    load: async () => (await import('#web/features/courses/Courses.tsx')).Courses,
  },
  groups: {
    file: 'features/groups/Groups.tsx',
    texts: ['groups'],
    load: async () => (await import('#web/features/groups/Groups.tsx')).Groups,
  },
  webinars: {
    file: 'features/webinars/Webinars.tsx',
    texts: ['webinars'],
    load: async () => (await import('#web/features/webinars/Webinars.tsx')).Webinars,
  },
  webinarGuest: {
    file: 'features/webinars/WebinarGuest.tsx',
    texts: ['webinars'],
    load: async () => (await import('#web/features/webinars/WebinarGuest.tsx')).WebinarGuest,
  },
  contact: {
    file: 'features/contact/Contact.tsx',
    texts: ['contact'],
    load: async () => (await import('#web/features/contact/Contact.tsx')).Contact,
  },
  about: {
    file: 'features/about/About.tsx',
    texts: ['about'],
    load: async () => (await import('#web/features/about/About.tsx')).About,
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
    file: 'features/access/VerifyEmail.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/access/VerifyEmail.tsx')).VerifyEmail,
  },
  forgotPassword: {
    file: 'features/access/ForgotPassword.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/access/ForgotPassword.tsx')).ForgotPassword,
  },
  resetPassword: {
    file: 'features/access/ResetPassword.tsx',
    texts: ['access'],
    load: async () => (await import('#web/features/access/ResetPassword.tsx')).ResetPassword,
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
  bookedClasses: {
    file: 'features/classes/BookedClasses.tsx',
    texts: ['classes'],
    load: async () => (await import('#web/features/classes/BookedClasses.tsx')).BookedClasses,
  },
  currentClasses: {
    file: 'features/classes/CurrentClasses.tsx',
    texts: ['classes'],
    load: async () => (await import('#web/features/classes/CurrentClasses.tsx')).CurrentClasses,
  },
  newTutors: tutorList('new'),
  underReviewTutors: tutorList('under_review'),
  approvedTutors: tutorList('approved'),
  rejectedTutors: tutorList('rejected'),
  terminatedTutors: tutorList('terminated'),
  students: list(
    'students',
    'features/office/students.tsx',
    async () => (await import('#web/features/office/students.tsx')).students,
  ),
  courseList: list(
    'courseList',
    'features/office/courses.tsx',
    async () => (await import('#web/features/office/courses.tsx')).courses,
  ),
  classList: list(
    'classList',
    'features/office/classes.tsx',
    async () => (await import('#web/features/office/classes.tsx')).classes,
  ),
  studentClasses: {
    file: 'features/office/StudentClasses.tsx',
    texts: ['resource', 'classList'],
    load: async () => (await import('#web/features/office/StudentClasses.tsx')).StudentClasses,
  },
  quizList: list(
    'quizList',
    'features/office/quizzes.tsx',
    async () => (await import('#web/features/office/quizzes.tsx')).quizzes,
  ),
  catalogs: list(
    'catalogs',
    'features/office/catalogs.tsx',
    async () => (await import('#web/features/office/catalogs.tsx')).catalogs,
  ),
  rescheduleRequests: requests('pending'),
  acceptedRequests: requests('accepted'),
  refusedRequests: requests('refused'),
  contacts: list(
    'contacts',
    'features/office/contacts.tsx',
    async () => (await import('#web/features/office/contacts.tsx')).contacts,
  ),
  feedbacks: list(
    'feedbacks',
    'features/office/feedbacks.tsx',
    async () => (await import('#web/features/office/feedbacks.tsx')).feedbacks,
  ),
  paymentList: list(
    'payments',
    'features/office/payments.tsx',
    async () => (await import('#web/features/office/payments.tsx')).payments,
  ),
  reservationList: list(
    'reservationList',
    'features/office/reservations.tsx',
    async () => (await import('#web/features/office/reservations.tsx')).reservations,
  ),
  assignments: list(
    'assignments',
    'features/office/assignments.tsx',
    async () => (await import('#web/features/office/assignments.tsx')).assignments,
  ),
} as const satisfies Record<string, PageModule>

function tutorList(status: TutorApplication['status']) {
  return list('applications', 'features/office/applications.tsx', async () =>
    (await import('#web/features/office/applications.tsx')).applications(status),
  )
}

function requests(state: 'pending' | 'accepted' | 'refused') {
  return list('reschedules', 'features/office/reschedules.tsx', async () =>
    (await import('#web/features/office/reschedules.tsx')).reschedules(state),
  )
}

/** A managed list: its declaration and the toolkit load side by side. */
function list<Row extends Identified>(
  texts: string,
  file: string,
  declare: () => Promise<Resource<Row>>,
): PageModule {
  return {
    file,
    also: ['resource/screenOf.tsx'],
    texts: ['resource', texts],
    load: async () => {
      const [{ screenOf }, resource] = await Promise.all([import('#web/resource/screenOf.tsx'), declare()])
      return screenOf(resource)
    },
  }
}
