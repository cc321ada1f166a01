import { BookRegular } from '@fluentui/react-icons/svg/book'
import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { StarRegular } from '@fluentui/react-icons/svg/star'
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr'
import { VideoRegular } from '@fluentui/react-icons/svg/video'

export const menuIcons = {
  book: BookRegular,
  classes: CalendarLtrRegular,
  documents: DocumentRegular,
  feedback: StarRegular,
  webinar: VideoRegular,
  messages: ChatRegular,
  money: MoneyRegular,
  people: PeopleRegular,
  requests: CalendarClockRegular,
  tasks: TaskListLtrRegular,
  tutors: PersonRegular,
} as const

export type MenuIcon = keyof typeof menuIcons
