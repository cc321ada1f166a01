import type account from './en/account.json'
import type applications from './en/applications.json'
import type assignments from './en/assignments.json'
import type auth from './en/auth.json'
import type bell from './en/bell.json'
import type catalogs from './en/catalogs.json'
import type classList from './en/classList.json'
import type classes from './en/classes.json'
import type contacts from './en/contacts.json'
import type courseList from './en/courseList.json'
import type feedbacks from './en/feedbacks.json'
import type home from './en/home.json'
import type kids from './en/kids.json'
import type payments from './en/payments.json'
import type quizList from './en/quizList.json'
import type reschedules from './en/reschedules.json'
import type reservationList from './en/reservationList.json'
import type resource from './en/resource.json'
import type shell from './en/shell.json'
import type students from './en/students.json'
import type tutors from './en/tutors.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }

  /** Every text by its id; an unknown one is a compile error. */
  type MessageId =
    | keyof typeof account
    | keyof typeof applications
    | keyof typeof assignments
    | keyof typeof auth
    | keyof typeof bell
    | keyof typeof catalogs
    | keyof typeof classList
    | keyof typeof classes
    | keyof typeof contacts
    | keyof typeof courseList
    | keyof typeof feedbacks
    | keyof typeof home
    | keyof typeof kids
    | keyof typeof payments
    | keyof typeof quizList
    | keyof typeof reschedules
    | keyof typeof reservationList
    | keyof typeof resource
    | keyof typeof shell
    | keyof typeof students
    | keyof typeof tutors
}
