import type { NotificationChoices, WeeklyHours } from '#sdk'
import type { Language } from '#sdk/language.ts'
import type { Text } from '#mocks/data/texts.ts'

export interface GroupRecord {
  readonly id: number
  readonly name: Text
  readonly tutor: number
  readonly days: readonly number[]
  readonly max: number
  readonly learners: readonly number[]
}

export interface GroupClassRecord {
  readonly id: number
  readonly name: Text
  readonly course_id: number
  readonly tutor: number
  readonly days: readonly number[]
  readonly start_date: string
  readonly end_date: string
  /** HH:MM in `zone` */
  readonly start_time: string
  /** Zone of the planned hours, by default that of the tutor */
  readonly zone?: string
  readonly minutes: number
  readonly min: number
  readonly max: number
  readonly isRenewed: boolean
  readonly age_from: number
  readonly age_to: number
  readonly price: number
  readonly learners: readonly number[]
}

export interface MessageRecord {
  readonly id: number
  readonly full_name: Text
  readonly email: string
  readonly phone_number: string | null
  readonly topic: 'classes' | 'payments' | 'teaching' | 'technical' | 'other'
  readonly message: Text
  readonly state: 'unread' | 'read' | 'handled'
  /** Who changed the state last, and when */
  readonly stateBy?: { readonly account: number; readonly at: number }
  readonly created: number
}

export interface EventRecord {
  readonly id: number
  readonly title: Text
  readonly summary: Text
  readonly description: Text
  readonly start: number
  readonly end: number
  readonly speakers: readonly number[]
  readonly registered: number
  /** Accounts that registered */
  readonly people: readonly number[]
}

export interface RegistrationRecord {
  readonly id: number
  readonly webinar: number
  /** Null for a guest */
  readonly learner: number | null
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly status: 'registered' | 'waitlisted' | 'cancelled'
  readonly created: number
  /** When the webinar was to begin as a guest registered */
  readonly promised?: number
  /** Came to the room while it was open */
  readonly hasEntered?: boolean
  /** The host took the seat back */
  readonly isRemoved?: boolean
  /** The group booking of an interview */
  readonly reservation?: number
}

export interface NotificationRecord {
  readonly id: number
  readonly owner: number
  readonly kind: 'class' | 'homework' | 'quiz' | 'payment' | 'reschedule' | 'review' | 'webinar' | 'message'
  readonly title: Text
  readonly body: Text
  readonly path: string
  readonly isRead: boolean
  readonly created: number
  /** Key of an event that follows from the clock: each person is notified once */
  readonly key?: string
}

/** Profile changes of an account, under its id. */
export interface ProfileRecord {
  readonly id: number
  readonly phone_number?: string | null
  readonly date_of_birth?: string | null
  readonly time_zone?: string
  readonly language?: Language
  readonly notifications?: NotificationChoices
  readonly biography?: string
  readonly video_url?: string | null
  readonly country_id?: number
  readonly language_ids?: readonly number[]
  readonly picture?: number | null
  readonly isVerified?: boolean
}

/** Changed working hours of a tutor, under the tutor's id. */
export interface HoursRecord {
  readonly id: number
  readonly hours: WeeklyHours
}

export interface AuditRecord {
  readonly id: number
  readonly tutor: number
  readonly action: 'applied' | 'start_review' | 'approve' | 'reject' | 'terminate'
  readonly done_by: Text
  readonly done: number
  readonly reason: string | null
}

export interface StaffTables {
  groups: GroupRecord
  groupClasses: GroupClassRecord
  messages: MessageRecord
  events: EventRecord
  registrations: RegistrationRecord
  notifications: NotificationRecord
  profiles: ProfileRecord
  hours: HoursRecord
  audits: AuditRecord
}
