import type about from './en/about.json'
import type access from './en/access.json'
import type auth from './en/auth.json'
import type classes from './en/classes.json'
import type contact from './en/contact.json'
import type courses from './en/courses.json'
import type events from './en/events.json'
import type groups from './en/groups.json'
import type home from './en/home.json'
import type meeting from './en/meeting.json'
import type office from './en/office.json'
import type shell from './en/shell.json'
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
    | keyof typeof auth
    | keyof typeof classes
    | keyof typeof contact
    | keyof typeof courses
    | keyof typeof events
    | keyof typeof groups
    | keyof typeof home
    | keyof typeof meeting
    | keyof typeof office
    | keyof typeof shell
    | keyof typeof tutors
    | keyof typeof webinars
}
