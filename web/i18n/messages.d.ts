import type about from './en/about.json'
import type access from './en/access.json'
import type applications from './en/applications.json'
import type assignments from './en/assignments.json'
import type auth from './en/auth.json'
import type booking from './en/booking.json'
import type calendar from './en/calendar.json'
import type catalogs from './en/catalogs.json'
import type classList from './en/classList.json'
import type classes from './en/classes.json'
import type contact from './en/contact.json'
import type contacts from './en/contacts.json'
import type courseList from './en/courseList.json'
import type courses from './en/courses.json'
import type events from './en/events.json'
import type feedbacks from './en/feedbacks.json'
import type groups from './en/groups.json'
import type home from './en/home.json'
import type meeting from './en/meeting.json'
import type payments from './en/payments.json'
import type quizList from './en/quizList.json'
import type reschedules from './en/reschedules.json'
import type reservationList from './en/reservationList.json'
import type resource from './en/resource.json'
import type shell from './en/shell.json'
import type students from './en/students.json'
import type tutors from './en/tutors.json'
import type webinars from './en/webinars.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }

  /** Every text by its id; an unknown one is a compile error. */
  type MessageId =
    | keyof typeof about
    | keyof typeof access
    | keyof typeof applications
    | keyof typeof assignments
    | keyof typeof auth
    | keyof typeof booking
    | keyof typeof calendar
    | keyof typeof catalogs
    | keyof typeof classList
    | keyof typeof classes
    | keyof typeof contact
    | keyof typeof contacts
    | keyof typeof courseList
    | keyof typeof courses
    | keyof typeof events
    | keyof typeof feedbacks
    | keyof typeof groups
    | keyof typeof home
    | keyof typeof meeting
    | keyof typeof payments
    | keyof typeof quizList
    | keyof typeof reschedules
    | keyof typeof reservationList
    | keyof typeof resource
    | keyof typeof shell
    | keyof typeof students
    | keyof typeof tutors
    | keyof typeof webinars
}
