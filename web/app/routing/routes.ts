import type { MenuCounts } from '#sdk'
import { listNames, lists, type List, type ListName } from '#web/lists.ts'
import { paths } from '#web/paths.ts'
import { publicPageNames, publicPages, type PublicPageName, type PublicPageRow } from '#web/publicPages.ts'
import {
  admitAdults,
  admitEveryone,
  admitGuests,
  admitGuestsOfMainHosts,
  admitMainInstitute,
  type Guard,
  admitLearners,
  admitPasswordHolders,
  admitStaff,
  admitStudents,
  admitTutorsAndStaff,
  admitTutors,
  admitBookers,
  admitMembers,
  admitPayers,
} from './guards.ts'
import type { MenuIcon } from '../layouts/header/menuIcons.ts'
import type { PageModule } from './pageModule.ts'
import { pages } from './pages/pages.ts'

/** A row of the route table. */
export interface Route {
  path: string
  who: Guard
  page: PageModule
  title: MessageId
  description?: MessageId
  /** A layout of its own: the meeting room has no footer and no floating buttons */
  layout?: 'zoom'
  /** Entry of the side menu */
  menu?: Menu
}

interface Menu {
  label: MessageId
  group?: MessageId
  icon?: MenuIcon
  isForKids?: true
  /** Narrower than the route's own guard: other users have the same page under another menu entry */
  who?: Guard
  /** The number shown beside the entry */
  count?: keyof MenuCounts
}

// oxfmt-ignore
export const routes: readonly Route[] = [
  { path: paths.home,                      who: admitAdults,            page: pages.home,                title: 'home.title',                      description: 'home.description' },
  { path: paths.tutors,                    who: admitAdults,            page: pages.tutors,              title: 'tutors.title',                    description: 'tutors.description' },
  { path: paths.tutor,                     who: admitAdults,            page: pages.tutor,               title: 'tutors.profile',                  description: 'tutors.description' },
  ...buildPublicRoutes(),
  { path: `${paths.reservation}/courses`,  who: admitStudents,          page: pages.reservationCourses,  title: 'booking.title' },
  { path: `${paths.reservation}/programs`, who: admitStudents,          page: pages.reservationPrograms, title: 'booking.title' },
  { path: `${paths.reservation}/sessions`, who: admitStudents,          page: pages.reservationSessions, title: 'booking.title' },
  { path: `${paths.reservation}/checkout`, who: admitStudents,          page: pages.reservationCheckout, title: 'booking.title' },
  { path: paths.groupPrograms,             who: admitStudents,          page: pages.groupPrograms,       title: 'groups.title' },
  { path: paths.groupKids,                 who: admitStudents,          page: pages.groupKids,           title: 'groups.title' },
  { path: paths.groupInterview,            who: admitStudents,          page: pages.groupInterview,      title: 'groups.title' },
  { path: paths.groupReservation,          who: admitStudents,          page: pages.groupReservation,    title: 'groups.title' },
  { path: `${paths.webinarGuest}/:id?`,    who: admitGuests,            page: pages.webinarGuest,        title: 'webinars.guest.title' },
  { path: paths.tutorEvents,               who: admitAdults,            page: pages.events,              title: 'events.title',                    description: 'events.description' },
  { path: paths.event,                     who: admitAdults,            page: pages.event,               title: 'events.event.title',              description: 'events.description' },
  { path: `${paths.verifyEmail}/:id`,      who: admitGuests,            page: pages.verifyEmail,         title: 'access.verify.title' },
  { path: paths.forgotPassword,            who: admitGuests,            page: pages.forgotPassword,      title: 'access.forgot.title' },
  { path: `${paths.resetPassword}/:id`,    who: admitGuests,            page: pages.resetPassword,       title: 'access.reset.title' },
  { path: paths.meeting,                   who: admitEveryone,          page: pages.meeting,             title: 'meeting.title',                   layout: 'zoom' },
  { path: paths.operatorLogin,             who: admitGuestsOfMainHosts, page: pages.operatorLogin,       title: 'auth.operator.title' },
  { path: paths.instituteLogin,            who: admitGuests,            page: pages.instituteLogin,      title: 'auth.institute.title' },
  { path: paths.linkedIn,                  who: admitGuests,            page: pages.linkedIn,            title: 'auth.linkedIn.title' },
  { path: paths.profile,                   who: admitMembers,           page: pages.profile,             title: 'profile.title' },
  { path: paths.updatePassword,            who: admitPasswordHolders,   page: pages.updatePassword,      title: 'password.title' },
  { path: paths.subAccounts,               who: admitStudents,          page: pages.subAccounts,         title: 'kids.title' },
  { path: paths.bookedClasses,             who: admitLearners,          page: pages.bookedClasses,       title: 'classes.booked.title',            menu: { label: 'classes.booked.title', isForKids: true } },
  { path: paths.currentClasses,            who: admitTutors,            page: pages.currentClasses,      title: 'classes.current.title',           menu: { label: 'classes.current.title' } },
  { path: paths.bookedWebinars,            who: admitLearners,          page: pages.bookedWebinars,      title: 'bookedWebinars.title',            menu: { label: 'bookedWebinars.title', icon: 'webinar' } },
  { path: paths.studentHomework,           who: admitLearners,          page: pages.studentHomework,     title: 'studentHomework.title',           menu: { label: 'studentHomework.title', icon: 'tasks', count: 'homework', isForKids: true } },
  { path: paths.studentQuizzes,            who: admitLearners,          page: pages.studentQuizzes,      title: 'studentQuizzes.title',            menu: { label: 'studentQuizzes.title', icon: 'book', count: 'quizzes', isForKids: true } },
  { path: paths.studentArchive,            who: admitLearners,          page: pages.studentArchive,      title: 'archive.student.title',           menu: { label: 'archive.student.title', icon: 'documents' } },
  { path: paths.manageReservations,        who: admitStudents,          page: pages.myReservations,      title: 'myReservations.title' },
  { path: paths.tutorHomework,             who: admitTutors,            page: pages.tutorHomework,       title: 'homeworkList.title',              menu: { label: 'homeworkList.title', icon: 'tasks', count: 'submissions' } },
  { path: paths.tutorArchive,              who: admitTutors,            page: pages.tutorArchive,        title: 'archive.tutor.title',             menu: { label: 'archive.tutor.title', icon: 'documents' } },
  { path: paths.myStudents,                who: admitTutors,            page: pages.myStudents,          title: 'myStudents.title',                menu: { label: 'myStudents.title', icon: 'people' } },
  { path: paths.myStudent,                 who: admitTutors,            page: pages.myStudent,           title: 'myStudents.title' },
  { path: paths.tutorCatalogs,             who: admitTutors,            page: pages.tutorCatalog,        title: 'catalogs.tutor.title',            menu: { label: 'catalogs.tutor.title', icon: 'documents' } },
  ...buildListRoutes(),
  { path: paths.studentClasses,            who: admitStaff,             page: pages.studentClasses,      title: 'classList.student.title' },
  { path: paths.studentGroup,              who: admitStaff,             page: pages.studentGroup,        title: 'studentGroups.title' },
  { path: paths.assignGroup,               who: admitStaff,             page: pages.assignGroup,         title: 'assign.page' },
  { path: paths.assignGroupClass,          who: admitStaff,             page: pages.assignGroupClass,    title: 'assign.page' },
  { path: paths.questions,                 who: admitTutorsAndStaff,          page: pages.questions,           title: 'questions.title' },
  { path: paths.payments,                  who: admitPayers,            page: pages.payments,            title: 'payments.title',                  menu: { label: 'payments.title', group: 'menu.institute', icon: 'money', count: 'payments' } },
  { path: paths.reservations,              who: admitBookers,           page: pages.reservations,        title: 'reservationList.title',           menu: { label: 'reservationList.title', group: 'menu.institute', icon: 'classes' } },
  { path: paths.assignments,               who: admitMembers,           page: pages.assignments,         title: 'assignments.title',               menu: { label: 'assignments.title', group: 'menu.institute', icon: 'tasks' } },
  { path: paths.dashboardWebinars,         who: admitMembers,           page: pages.webinarsByRole,      title: 'halaqas.title',                   menu: { label: 'halaqas.title', group: 'menu.institute', icon: 'webinar', who: admitTutors } },
]

/** The routes of the public pages. A page or a text that is not there is a compile error. */
function buildPublicRoutes(): Route[] {
  const rows: Readonly<Record<PublicPageName, PublicPageRow>> = publicPages
  const guards = { adults: admitAdults, everyone: admitEveryone, mainInstitute: admitMainInstitute }
  return publicPageNames.map((name) => {
    const { path, who = 'adults' } = rows[name]
    const page = pages[name]
    return { path, who: guards[who], page, title: `${name}.title`, description: `${name}.description` }
  })
}

/** The routes of the lists of staff. A page that is not there is a compile error. */
function buildListRoutes(): Route[] {
  const rows: Readonly<Record<ListName, List>> = lists
  return listNames.map((name) => {
    const { path, title, group, icon, count, who } = rows[name]
    const menu = { label: title, group, icon, ...(count && { count }) }
    return { path, who: who ? admitTutorsAndStaff : admitStaff, page: pages[name], title, menu }
  })
}

/** Paths that redirect to other paths. */
export const aliases: readonly { path: string; to: string | 'landing' }[] = [
  // See docs/decisions.md#social-landing.
  { path: '/BookedClasses', to: paths.bookedClasses },
  { path: paths.dashboard, to: 'landing' },
  { path: paths.reservation, to: `${paths.reservation}/courses` },
]
