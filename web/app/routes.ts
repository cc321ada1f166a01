import { addresses } from '#web/domain/addresses.ts'
import { coursesReads } from '#web/features/courses/reads.ts'
import { groupsReads } from '#web/features/groups/reads.ts'
import { webinarsReads } from '#web/features/webinars/reads.ts'
import { eventReads, eventsReads } from '#web/features/events/reads.ts'
import { homeReads } from '#web/features/home/reads.ts'
import { tutorsReads } from '#web/features/tutors/reads.ts'
import {
  everyone,
  guests,
  guestsOfMainHosts,
  institute,
  type Guard,
  learners,
  staff,
  tutors,
} from './guards.ts'
import { pages, type PageModule } from './pages.ts'
import type { Query } from '#web/api/query.ts'
import type { InstituteState } from '#web/state/institute.ts'

/** One address of the product. */
export interface Address {
  path: string
  who: Guard
  page: PageModule
  title: MessageId
  description?: MessageId
  /** Public reads that the server makes ahead, side by side */
  reads?: (url: URL, institute: InstituteState) => Query<unknown>[]
  /** A look of its own: the meeting room has no footer and nothing that floats */
  layout?: 'zoom'
  /** Stands in the side menu under this name */
  menu?: MessageId
}

// oxfmt-ignore
export const routes: readonly Address[] = [
  { path: addresses.home,           who: everyone,          page: pages.home,           title: 'home.title',           description: 'home.description',   reads: homeReads },
  { path: addresses.tutors,         who: everyone,          page: pages.tutors,         title: 'tutors.title',         description: 'tutors.description', reads: tutorsReads },
  { path: addresses.courses, who: everyone, page: pages.courses, title: 'courses.title', description: 'courses.description', reads: coursesReads },
  { path: addresses.groups, who: everyone, page: pages.groups, title: 'groups.title', description: 'groups.description', reads: groupsReads },
  { path: addresses.webinars, who: everyone, page: pages.webinars, title: 'webinars.title', description: 'webinars.description', reads: webinarsReads },
  { path: `${addresses.webinarGuest}/:id?`, who: guests, page: pages.webinarGuest, title: 'webinars.guest.title' },
  { path: addresses.contact, who: everyone, page: pages.contact, title: 'contact.title', description: 'contact.description' },
  { path: addresses.about, who: institute(1), page: pages.about, title: 'about.title', description: 'about.description' },
  { path: addresses.tutorEvents, who: everyone, page: pages.events, title: 'events.title', description: 'events.description', reads: eventsReads },
  { path: addresses.event, who: everyone, page: pages.event, title: 'events.event.title', description: 'events.description', reads: eventReads },
  { path: `${addresses.verifyEmail}/:id`, who: guests, page: pages.verifyEmail, title: 'access.verify.title' },
  { path: addresses.forgotPassword, who: guests, page: pages.forgotPassword, title: 'access.forgot.title' },
  { path: `${addresses.resetPassword}/:id`, who: guests, page: pages.resetPassword, title: 'access.reset.title' },
  { path: addresses.meeting, who: everyone, page: pages.meeting, title: 'meeting.title', layout: 'zoom' },
  { path: addresses.operatorLogin,  who: guestsOfMainHosts, page: pages.operatorLogin,  title: 'auth.operator.title' },
  { path: addresses.instituteLogin, who: guests,            page: pages.instituteLogin, title: 'auth.institute.title' },
  { path: addresses.bookedClasses,  who: learners,          page: pages.bookedClasses,  title: 'classes.booked.title', menu: 'classes.booked.title' },
  { path: addresses.currentClasses, who: tutors,            page: pages.currentClasses, title: 'classes.current.title', menu: 'classes.current.title' },
  { path: addresses.approvedTutors, who: staff,             page: pages.approvedTutors, title: 'office.approvedTutors.title', menu: 'office.approvedTutors.title' },
]

/** Other names of addresses: where they forward to (rulings 1 and 45). */
export const aliases: readonly { path: string; to: string | 'landing' }[] = [
  { path: '/BookedClasses', to: addresses.bookedClasses },
  { path: addresses.dashboard, to: 'landing' },
]
