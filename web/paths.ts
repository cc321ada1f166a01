import { lists } from './lists.ts'
import { publicPages } from './publicPages.ts'

/** Returns the paths of a table. The cast is safe: each row keeps its name and its path. */
function pickPaths<Table extends Readonly<Record<string, { readonly path: string }>>>(table: Table) {
  return Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])) as {
    readonly [Name in keyof Table]: Table[Name]['path']
  }
}

/**
 * All URL paths of the web app; no other file but the tables of lists and public pages spells one out.
 * See docs/decisions.md#unnamed-paths.
 * @see specification section 2
 */
export const paths = {
  ...pickPaths(lists),
  ...pickPaths(publicPages),
  home: '/',
  tutors: '/tutors',
  tutor: '/tutors/:id',
  groupPrograms: '/groups/programs',
  groupKids: '/groups/kids',
  groupInterview: '/groups/interview',
  groupReservation: '/groups/reservation',
  reservation: '/reservation/:id',
  webinarGuest: '/StLoginforWebinar',
  meeting: '/meeting',
  tutorEvents: '/TutorEvents',
  event: '/EventSample',
  verifyEmail: '/verifyemail',
  forgotPassword: '/ForgetPassword',
  resetPassword: '/resetpassword',
  operatorLogin: '/operatorlogin',
  instituteLogin: '/institute-login',
  linkedIn: '/linkedIn',
  profile: '/Profile',
  /** The part with a tutor's weekly hours */
  hours: '/Profile#hours',
  updatePassword: '/UpdatePassword',
  subAccounts: '/SubAccounts',
  dashboard: '/dashboard',
  bookedClasses: '/dashboard/BookedClasses',
  currentClasses: '/dashboard/CurrentClasses',
  bookedWebinars: '/dashboard/BookedWebinars',
  studentArchive: '/dashboard/StudentArchivedClasses',
  studentHomework: '/dashboard/student-homework',
  studentQuizzes: '/dashboard/student-quizzes',
  manageReservations: '/dashboard/manage-reservations',
  tutorHomework: '/dashboard/tutor-homework',
  tutorArchive: '/dashboard/TutorArchivedClasses',
  myStudents: '/dashboard/my-students',
  myStudent: '/dashboard/my-students/:studentId',
  tutorCatalogs: '/dashboard/tutor-catalogs',
  studentClasses: '/dashboard/classes/student/:id',
  studentGroup: '/dashboard/students-groups/:id',
  assignGroup: '/dashboard/students-groups/:id/assign',
  assignGroupClass: '/dashboard/group-classes/:id/:ins/assign',
  questions: '/dashboard/quizzes/:name/questions/:id',
  dashboardWebinars: '/dashboard/halaqas',
  payments: '/dashboard/payments',
  reservations: '/dashboard/reservations',
  assignments: '/dashboard/assignments',
} as const

/** Whether a path leads to one of these pages, in upper or lower case. */
export function isOnPage(pathname: string, pages: readonly string[]): boolean {
  return pages.some((page) => page.toLowerCase() === pathname.toLowerCase())
}

/** Path of the staff's list of tutors by the state of their review. */
export const tutorListPaths = {
  new: paths.newTutors,
  under_review: paths.underReviewTutors,
  approved: paths.approvedTutors,
  rejected: paths.rejectedTutors,
  terminated: paths.terminatedTutors,
} as const

/** Builds the path of a tutor's page. */
export function toTutor(id: number): string {
  return paths.tutor.replace(':id', String(id))
}

/** Builds the path of a student's classes. */
export function toStudentClasses(id: number): string {
  return paths.studentClasses.replace(':id', String(id))
}

/** Builds the path of a step of booking with a tutor. */
export function toReservation(
  tutor: number,
  step: 'courses' | 'programs' | 'sessions' | 'checkout' = 'courses',
  search: Search = {},
): string {
  return withSearch(`${paths.reservation.replace(':id', String(tutor))}/${step}`, search)
}

/** Builds the path of a tutor's student. */
export function toMyStudent(id: number): string {
  return paths.myStudent.replace(':studentId', String(id))
}

/** Builds the path of a group of students. */
export function toGroup(id: number): string {
  return paths.studentGroup.replace(':id', String(id))
}

/** Builds the path for assigning students to a group. */
export function toGroupAssign(id: number): string {
  return paths.assignGroup.replace(':id', String(id))
}

/** Builds the path for assigning students to a group class. */
export function toGroupClassAssign(id: number, institute: number): string {
  return paths.assignGroupClass.replace(':id', String(id)).replace(':ins', String(institute))
}

/** Builds the path of a quiz's questions; the name is in it for readability. */
export function toQuestions(id: number, name: string): string {
  return paths.questions.replace(':name', encodeURIComponent(name)).replace(':id', String(id))
}

type Search = Record<string, string | readonly string[] | number | undefined>

/**
 * Adds query parameters: lists are sorted and joined by commas, empty ones are left out.
 * `/tutors?genders=Female&page=2`
 */
export function withSearch(path: string, search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    const text =
      typeof value === 'object'
        ? value.toSorted().map(encodeURIComponent).join(',')
        : value === undefined
          ? ''
          : encodeURIComponent(value)
    return text === '' ? [] : [`${name}=${text}`]
  })
  return pairs.length ? `${path}?${pairs.join('&')}` : path
}
