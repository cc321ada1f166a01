import { addresses } from '#web/domain/addresses.ts'
import { homeReads } from '#web/features/home/reads.ts'
import { tutorsReads } from '#web/features/tutors/reads.ts'
import {
  everyone,
  guests,
  guestsOfMainHosts,
  type Guard,
  learners,
  members,
  passwordHolders,
  staff,
  students,
  teachers,
  tutors,
} from './guards.ts'
import { pages, type PageModule } from './pages.ts'
import type { Query } from '#web/api/query.ts'

/** One address of the product. */
export interface Address {
  path: string
  who: Guard
  page: PageModule
  title: MessageId
  description?: MessageId
  /** Public reads that the server makes ahead, side by side */
  reads?: (url: URL) => Query<unknown>[]
  /** Stands in the side menu under this name */
  menu?: MessageId
}

// oxfmt-ignore
export const routes: readonly Address[] = [
  { path: addresses.home,           who: everyone,          page: pages.home,           title: 'home.title',           description: 'home.description',   reads: homeReads },
  { path: addresses.tutors,         who: everyone,          page: pages.tutors,         title: 'tutors.title',         description: 'tutors.description', reads: tutorsReads },
  { path: addresses.operatorLogin,  who: guestsOfMainHosts, page: pages.operatorLogin,  title: 'auth.operator.title' },
  { path: addresses.instituteLogin, who: guests,            page: pages.instituteLogin, title: 'auth.institute.title' },
  { path: addresses.linkedIn,       who: guests,            page: pages.linkedIn,       title: 'auth.linkedIn.title' },
  { path: addresses.profile,        who: members,           page: pages.profile,        title: 'profile.title' },
  { path: addresses.updatePassword, who: passwordHolders,   page: pages.updatePassword, title: 'password.title' },
  { path: addresses.subAccounts,    who: students,          page: pages.subAccounts,    title: 'kids.title' },
  { path: addresses.bookedClasses,  who: learners,          page: pages.bookedClasses,  title: 'classes.booked.title', menu: 'classes.booked.title' },
  { path: addresses.currentClasses, who: tutors,            page: pages.currentClasses, title: 'classes.current.title', menu: 'classes.current.title' },
  { path: addresses.newTutors, who: staff, page: pages.newTutors, title: 'applications.new.title', menu: 'applications.new.title' },
  { path: addresses.underReviewTutors, who: staff, page: pages.underReviewTutors, title: 'applications.under_review.title', menu: 'applications.under_review.title' },
  { path: addresses.approvedTutors, who: staff, page: pages.approvedTutors, title: 'applications.approved.title', menu: 'applications.approved.title' },
  { path: addresses.rejectedTutors, who: staff, page: pages.rejectedTutors, title: 'applications.rejected.title', menu: 'applications.rejected.title' },
  { path: addresses.terminatedTutors, who: staff, page: pages.terminatedTutors, title: 'applications.terminated.title', menu: 'applications.terminated.title' },
  { path: addresses.students, who: staff, page: pages.students, title: 'students.title', menu: 'students.title' },
  { path: addresses.courseManagement, who: staff, page: pages.courseList, title: 'courseList.title', menu: 'courseList.title' },
  { path: addresses.classes, who: staff, page: pages.classList, title: 'classList.title', menu: 'classList.title' },
  { path: addresses.studentClasses, who: staff, page: pages.studentClasses, title: 'classList.student.title' },
  { path: addresses.quizzes, who: teachers, page: pages.quizList, title: 'quizList.title', menu: 'quizList.title' },
  { path: addresses.catalog, who: staff, page: pages.catalogs, title: 'catalogs.title', menu: 'catalogs.title' },
  { path: addresses.rescheduleRequests, who: staff, page: pages.rescheduleRequests, title: 'reschedules.pending.title', menu: 'reschedules.pending.title' },
  { path: addresses.acceptedRequests, who: staff, page: pages.acceptedRequests, title: 'reschedules.accepted.title', menu: 'reschedules.accepted.title' },
  { path: addresses.refusedRequests, who: staff, page: pages.refusedRequests, title: 'reschedules.refused.title', menu: 'reschedules.refused.title' },
  { path: addresses.contactList, who: staff, page: pages.contacts, title: 'contacts.title', menu: 'contacts.title' },
  { path: addresses.feedbacks, who: staff, page: pages.feedbacks, title: 'feedbacks.title', menu: 'feedbacks.title' },
  { path: addresses.payments, who: staff, page: pages.paymentList, title: 'payments.title', menu: 'payments.title' },
  { path: addresses.reservations, who: staff, page: pages.reservationList, title: 'reservationList.title', menu: 'reservationList.title' },
  { path: addresses.assignments, who: staff, page: pages.assignments, title: 'assignments.title', menu: 'assignments.title' },
]

/** Other names of addresses: where they forward to (rulings 1 and 45). */
export const aliases: readonly { path: string; to: string | 'landing' }[] = [
  { path: '/BookedClasses', to: addresses.bookedClasses },
  { path: addresses.dashboard, to: 'landing' },
]
