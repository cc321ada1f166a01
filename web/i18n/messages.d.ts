// Generated from the texts by `npm run generate`. Do not edit.
import type about from './en/about.json'
import type access from './en/access.json'
import type account from './en/account.json'
import type applications from './en/applications.json'
import type archive from './en/archive.json'
import type assign from './en/assign.json'
import type assignments from './en/assignments.json'
import type auth from './en/auth.json'
import type bell from './en/bell.json'
import type bookedWebinars from './en/bookedWebinars.json'
import type booking from './en/booking.json'
import type calendar from './en/calendar.json'
import type catalogs from './en/catalogs.json'
import type classList from './en/classList.json'
import type classes from './en/classes.json'
import type contact from './en/contact.json'
import type contacts from './en/contacts.json'
import type courseList from './en/courseList.json'
import type courses from './en/courses.json'
import type dashboard from './en/dashboard.json'
import type device from './en/device.json'
import type events from './en/events.json'
import type family from './en/family.json'
import type feedbacks from './en/feedbacks.json'
import type groupClasses from './en/groupClasses.json'
import type groups from './en/groups.json'
import type halaqas from './en/halaqas.json'
import type home from './en/home.json'
import type homeworkList from './en/homeworkList.json'
import type kids from './en/kids.json'
import type kidsWork from './en/kidsWork.json'
import type meeting from './en/meeting.json'
import type menu from './en/menu.json'
import type myPayments from './en/myPayments.json'
import type myReservations from './en/myReservations.json'
import type myStudents from './en/myStudents.json'
import type payments from './en/payments.json'
import type questions from './en/questions.json'
import type quizList from './en/quizList.json'
import type reschedules from './en/reschedules.json'
import type reservationList from './en/reservationList.json'
import type resource from './en/resource.json'
import type shell from './en/shell.json'
import type studentGroups from './en/studentGroups.json'
import type studentHomework from './en/studentHomework.json'
import type studentQuizzes from './en/studentQuizzes.json'
import type students from './en/students.json'
import type teaching from './en/teaching.json'
import type topics from './en/topics.json'
import type tutorSearch from './en/tutorSearch.json'
import type tutors from './en/tutors.json'
import type webinars from './en/webinars.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }

  /** The id of every text; an unknown id is a compile error. */
  type MessageId =
    | keyof typeof about
    | keyof typeof access
    | keyof typeof account
    | keyof typeof applications
    | keyof typeof archive
    | keyof typeof assign
    | keyof typeof assignments
    | keyof typeof auth
    | keyof typeof bell
    | keyof typeof bookedWebinars
    | keyof typeof booking
    | keyof typeof calendar
    | keyof typeof catalogs
    | keyof typeof classList
    | keyof typeof classes
    | keyof typeof contact
    | keyof typeof contacts
    | keyof typeof courseList
    | keyof typeof courses
    | keyof typeof dashboard
    | keyof typeof device
    | keyof typeof events
    | keyof typeof family
    | keyof typeof feedbacks
    | keyof typeof groupClasses
    | keyof typeof groups
    | keyof typeof halaqas
    | keyof typeof home
    | keyof typeof homeworkList
    | keyof typeof kids
    | keyof typeof kidsWork
    | keyof typeof meeting
    | keyof typeof menu
    | keyof typeof myPayments
    | keyof typeof myReservations
    | keyof typeof myStudents
    | keyof typeof payments
    | keyof typeof questions
    | keyof typeof quizList
    | keyof typeof reschedules
    | keyof typeof reservationList
    | keyof typeof resource
    | keyof typeof shell
    | keyof typeof studentGroups
    | keyof typeof studentHomework
    | keyof typeof studentQuizzes
    | keyof typeof students
    | keyof typeof teaching
    | keyof typeof topics
    | keyof typeof tutorSearch
    | keyof typeof tutors
    | keyof typeof webinars
}
