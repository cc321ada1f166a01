import type { MenuCounts } from '#sdk'
import type { MenuIcon } from './app/layouts/header/menuIcons.ts'

/** A list of staff with an entry in the side menu. */
export interface List {
  readonly path: `/dashboard/${string}`
  readonly title: MessageId
  /** Heading above the entry */
  readonly group: MessageId
  readonly icon: MenuIcon
  /** The number shown beside the entry */
  readonly count?: keyof MenuCounts
  /** Who may see it, if not staff alone */
  readonly who?: 'tutorsAndStaff'
  /** The declaration, where it needs no page of its own: name, texts and export are called like the row */
  readonly file?: `features/${string}.tsx`
}

/**
 * The lists of staff in the order of the side menu. Path, route and menu entry follow from a row, and with `file` the
 * page too (`npm run generate`); other lists have a page of the same name in `web/app/routing/pages/`.
 */
// oxfmt-ignore
export const lists = {
  newTutors:          { path: '/dashboard/new-tutors',          title: 'applications.new.title',          group: 'menu.tutors',    icon: 'tutors',   count: 'new_tutors' },
  underReviewTutors:  { path: '/dashboard/under-review-tutors', title: 'applications.under_review.title', group: 'menu.tutors',    icon: 'tutors',   count: 'under_review_tutors' },
  approvedTutors:     { path: '/dashboard/approved-tutors',     title: 'applications.approved.title',     group: 'menu.tutors',    icon: 'tutors' },
  rejectedTutors:     { path: '/dashboard/rejected-tutors',     title: 'applications.rejected.title',     group: 'menu.tutors',    icon: 'tutors' },
  terminatedTutors:   { path: '/dashboard/terminated-tutors',   title: 'applications.terminated.title',   group: 'menu.tutors',    icon: 'tutors' },
  students:           { path: '/dashboard/students',            title: 'students.title',                  group: 'menu.learning',  icon: 'people',   file: 'features/students/students.tsx' },
  courseList:         { path: '/dashboard/courses-managment',   title: 'courseList.title',                group: 'menu.learning',  icon: 'book',     file: 'features/courses/courseList.tsx' },
  classes:            { path: '/dashboard/classes',             title: 'classList.title',                 group: 'menu.learning',  icon: 'classes',  count: 'classes_today' },
  quizzes:            { path: '/dashboard/quizzes',             title: 'quizList.title',                  group: 'menu.learning',  icon: 'tasks',    who: 'tutorsAndStaff' },
  catalog:            { path: '/dashboard/catalog',             title: 'catalogs.title',                  group: 'menu.learning',  icon: 'documents' },
  studentGroups:      { path: '/dashboard/students-groups',     title: 'studentGroups.title',             group: 'menu.learning',  icon: 'people',   file: 'features/studentGroups/studentGroups.tsx' },
  groupClasses:       { path: '/dashboard/group-classes',       title: 'groupClasses.title',              group: 'menu.learning',  icon: 'classes',  file: 'features/groupClasses/groupClasses.tsx' },
  homework:           { path: '/dashboard/homework',            title: 'homeworkList.title',              group: 'menu.learning',  icon: 'tasks' },
  manageWebinars:     { path: '/dashboard/webinars',            title: 'halaqas.title',                   group: 'menu.learning',  icon: 'webinar',  count: 'waitlisted' },
  rescheduleRequests: { path: '/dashboard/reschedule-requests', title: 'reschedules.pending.title',       group: 'menu.requests',  icon: 'requests', count: 'reschedule_requests' },
  acceptedRequests:   { path: '/dashboard/accepted-requests',   title: 'reschedules.accepted.title',      group: 'menu.requests',  icon: 'requests' },
  refusedRequests:    { path: '/dashboard/refused-requests',    title: 'reschedules.refused.title',       group: 'menu.requests',  icon: 'requests' },
  contacts:           { path: '/dashboard/contact-us-list',     title: 'contacts.title',                  group: 'menu.institute', icon: 'messages', count: 'contact_messages', file: 'features/contact/contacts.tsx' },
  feedbacks:          { path: '/dashboard/feedbacks',           title: 'feedbacks.title',                 group: 'menu.institute', icon: 'feedback', file: 'features/feedbacks/feedbacks.tsx' },
} as const satisfies Readonly<Record<string, List>>

export type ListName = keyof typeof lists

/** The cast is safe: a constant has no other keys than its type. */
export const listNames = Object.keys(lists) as readonly ListName[]
